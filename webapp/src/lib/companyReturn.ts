/* Where somebody goes on after they have been at their company's log-in. */

const PATH = 'path-after-company-login'
const CHANNEL = 'company-confirmation'

/** Leaves for the company's log-in; `path` is where to go afterwards. */
export function leaveFor(address: string, path: string | null) {
  if (path === null) sessionStorage.removeItem(PATH)
  else sessionStorage.setItem(PATH, path)
  window.location.assign(address)
}

export const pathAfterwards = () => sessionStorage.getItem(PATH)

/** Tells the window that asked for a confirmation that it is there: they may have no other link. */
export function tellConfirmed() {
  const channel = new BroadcastChannel(CHANNEL)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin anyway
  channel.postMessage('confirmed')
  channel.close()
}

/** Calls back once another window of this person has confirmed. */
export function onConfirmed(done: () => void) {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = done
  return () => channel.close()
}
