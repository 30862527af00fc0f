import { messageOf } from '@/rules/errors'
import { useTogglePlatformMutation } from '@/api/marketing'
import { notify } from '@/lib/notify'
import { NOTE_FOR, toggleNote } from '@/rules/posts'

/** Turns auto-post of a platform on or off: at once, and back again when the server refuses. */
export function useAutoPost() {
  const [toggle] = useTogglePlatformMutation()
  return async (platform: string, name: string, enabled: boolean) => {
    const { error } = await toggle({ platform, enabled })
    if (!error) return notify(toggleNote(name, enabled), { tone: 'good', lasts: NOTE_FOR })
    console.error('A platform could not be turned on or off.', error)
    notify('Error updating platform settings', { tone: 'bad', text: messageOf(error) })
  }
}
