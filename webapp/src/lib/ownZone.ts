/** The time zone of this browser, such as 'Europe/Berlin'. */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
