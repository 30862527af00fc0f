const encodingOfMark: Record<string, string> = { 'ff,fe': 'utf-16le', 'fe,ff': 'utf-16be' }

/** Letters that no text of Western Europe has in a row: the file is in another encoding. */
const notWestern =
  /ƒ\S|[\u0081\u008d\u008f\u0090\u009d]|[À-ÖØ-öø-ÿŠŽšžŒœŸ]{3}|[^\u0020-\u007e\s]{4}|[A-Za-z][“”„‚†‡ˆ‰˜¤¨¬¯±¶¸¹¼½¾¿¡¢£¥¦•‹›][A-Za-z]/u

export const unreadableLetters =
  'The letters of this file cannot be read. Please save it as “CSV UTF-8” and choose it again.'

/**
 * The text of a table. UTF-8 and UTF-16 can be recognized; anything else is taken for the encoding that Excel writes in
 * Western Europe if it looks like it, and is null otherwise.
 */
export function textOfTable(content: Uint8Array): string | null {
  const mark = [...content.subarray(0, 2)].map((byte) => byte.toString(16)).join(',')
  const text = decoded(content, encodingOfMark[mark] ?? 'utf-8') ?? western(content)
  return text?.includes('\0') ? null : text
}

/** Node, in which the tests run, takes this encoding for ISO 8859-1, which has no letters at these places. */
const fromEighty = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

function western(content: Uint8Array): string | null {
  const text = decoded(content, 'windows-1252')?.replaceAll(
    /[\u0080-\u009f]/gu,
    (sign) => fromEighty[sign.charCodeAt(0) - 0x80] ?? sign,
  )
  return text === undefined || notWestern.test(text) ? null : text
}

function decoded(content: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content)
  } catch {
    return null
  }
}
