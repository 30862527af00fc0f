/** The link that begins an email to this address: a `?` or `&` in the address adds no recipient and no text. */
export const mailTo = (email: string) => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`
