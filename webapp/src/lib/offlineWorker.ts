import { whenIdle } from '@/lib/whenIdle'

const ADDRESS = '/offline.js'
const SCOPE = '/user/'

type TrustedTypes = { createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): Rules }
type Rules = { createScriptURL(url: string): string }

/** The address as the content security policy asks for it, in browsers that have trusted types. */
function trusted(address: string) {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  return trustedTypes?.createPolicy('offline', { createScriptURL: (url) => url }).createScriptURL(address) ?? address
}

async function start() {
  const workers = navigator.serviceWorker
  if (!(await workers.getRegistration(SCOPE))) await workers.register(trusted(ADDRESS), { scope: SCOPE })
}

/** From now on, screens of signed-in people open without a connection (offlineWorker.js); the browser updates the worker
 * by itself. Only a build has one, and browsers allow it on https and localhost alone. */
export function startOfflineWorker() {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) whenIdle(() => void start().catch(() => {}))
}
