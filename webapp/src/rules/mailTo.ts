/** The link that begins a mail to this address: a `?` or `&` in it names no further reader and no words. */
export const mailTo = (email: string) => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`
