/** What somebody is about to do, as in "You are about to ...", and what to do with the outcome. */
export type Confirmation = { change: string; settle: (isConfirmed: boolean) => void }

let show: ((confirmation: Confirmation) => void) | null = null

/** Asks the person to confirm that it is them; false where they do not, or where nobody can be asked. */
export const askToConfirm = (change: string) =>
  new Promise<boolean>((settle) => (show ? show({ change, settle }) : settle(false)))

/** What can ask is ready. */
export function confirmationIsReady(asker: (confirmation: Confirmation) => void) {
  show = asker
  return () => {
    show = null
  }
}
