const key = 'justLoggedOut'

/** Set by logging out, for this browser session: the next arrival at the log-in screen starts from nothing. */
export const logoutFlag = {
  raise: () => sessionStorage.setItem(key, 'true'),
  isUp: () => sessionStorage.getItem(key) === 'true',
  lower: () => sessionStorage.removeItem(key),
}
