import type { EmailChangeShown } from '@/api/types'
import { whenRead } from '@/rules/clock'

/** What a change of email waits for; goes on after the new address. */
export function waitingText(change: EmailChangeShown, oldEmail: string): string {
  const { due_at: due, new_confirmed: isConfirmed } = change
  const until = `by ${whenRead(change.until)}`
  if (due && isConfirmed)
    return `takes effect ${whenRead(due)}, unless somebody refuses it through the email that we sent to ${oldEmail}.`
  if (due) return `is waiting for you to open the link that we sent there, ${until}.`
  if (isConfirmed) return `has confirmed. Now open the link that we sent to ${oldEmail}, ${until}.`
  if (change.old_confirmed) return `has not confirmed yet. Open the link that we sent there, ${until}.`
  return `is waiting for you to open the links that we sent there and to ${oldEmail}, ${until}.`
}
