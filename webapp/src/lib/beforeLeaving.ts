/* What waits for a moment, so that it can be undone, is done when somebody leaves. */

type Act = () => Promise<void> | undefined

/** How long a log-out waits for the server to receive it. */
const PATIENCE = 5_000

const waiting = new Set<Act>()

/** Calls when the page closes or somebody logs out, until it is stopped. */
export function beforeLeaving(act: Act) {
  waiting.add(act)
  window.addEventListener('pagehide', act)
  return () => {
    waiting.delete(act)
    window.removeEventListener('pagehide', act)
  }
}

/** Does everything that waits, if anything does. */
export function doWhatWaits(): Promise<unknown> | undefined {
  const begun = [...waiting].flatMap((act) => act() ?? [])
  if (begun.length === 0) return undefined
  return Promise.race([Promise.all(begun), new Promise((enough) => setTimeout(enough, PATIENCE))])
}
