import { over } from '@/lib/kept/over'
import { useKeptText } from '@/lib/kept/useKeptText'
import { quietly } from '@/lib/quietly'

/** The fields of a form, kept like a text. Those that nobody has changed follow `start`. */
export function useKeptFields<Form extends object>(screen: string, name: string, start: Form) {
  const { text, setText, forget } = useKeptText(screen, name)
  const changes = quietly(() => JSON.parse(text || '{}') as Partial<Form> | null) ?? {}
  return {
    fields: over(start, changes),
    isChanged: (field?: keyof Form) => (field ? field in changes : text !== ''),
    change: (part: Partial<Form>) => setText(JSON.stringify({ ...changes, ...part })),
    /** Call it once the form has been sent and is closed. */
    forget,
    /** Back to `start`. */
    discard: () => setText(''),
  }
}
