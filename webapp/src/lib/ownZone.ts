/** Whose time it is that this browser shows, such as 'Europe/Berlin'. */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
