import { quietly } from '@/lib/quietly'

const key = 'justLoggedOut'

/** Set by logging out, for this browser session: the next arrival at the log-in screen starts from nothing. */
export const logoutFlag = {
  raise: () => quietly(() => sessionStorage.setItem(key, 'true')),
  isUp: () => quietly(() => sessionStorage.getItem(key)) === 'true',
  lower: () => quietly(() => sessionStorage.removeItem(key)),
}
