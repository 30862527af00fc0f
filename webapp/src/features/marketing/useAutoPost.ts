import { messageOf } from '@/rules/errors'
import { useTogglePlatformMutation } from '@/api/marketing'
import { notify } from '@/lib/notify'
import { NOTE_FOR, toggleNote } from '@/rules/posts'

/** Turns a platform's auto-post on or off: immediately, and back again if the server refuses. */
export function useAutoPost() {
  const [toggle] = useTogglePlatformMutation()
  return async (platform: string, name: string, enabled: boolean) => {
    const { error } = await toggle({ platform, enabled })
    if (!error) return notify(toggleNote(name, enabled), { tone: 'good', lasts: NOTE_FOR })
    console.error('A platform could not be turned on or off.', error)
    notify('Error updating platform settings', { tone: 'bad', text: messageOf(error) })
  }
}
