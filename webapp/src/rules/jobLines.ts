/* The tools of the description's editor: they turn the lines at the cursor into a list or a heading, and words bold. */

export type Edited = { text: string; start: number; end: number }

const BULLET = /^\s*(?:[-–—•*·]|\d{1,2}[.)])\s+/

function linesAt(text: string, start: number, end: number) {
  const first = text.lastIndexOf('\n', start - 1) + 1
  const after = text.indexOf('\n', end)
  const last = after < 0 ? text.length : after
  return { before: text.slice(0, first), lines: text.slice(first, last).split('\n'), after: text.slice(last) }
}

const joined = (before: string, middle: string, after: string): Edited => ({
  text: before + middle + after,
  start: before.length,
  end: before.length + middle.length,
})

/** The chosen lines as a list; a list again as lines. */
export function toggledList(text: string, start: number, end: number): Edited {
  const { before, lines, after } = linesAt(text, start, end)
  const full = lines.filter((line) => line.trim() !== '')
  const isList = full.length > 0 && full.every((item) => BULLET.test(item))
  const middle = lines.map((line) => {
    if (isList) return line.replace(BULLET, '')
    return line.trim() === '' && lines.length > 1 ? line : `- ${line.replace(BULLET, '')}`
  })
  const edited = joined(before, middle.join('\n'), after)
  return lines.length > 1 ? edited : { ...edited, start: edited.end }
}

/** The line of the cursor as a heading: short, without a full stop, with room above it. */
export function asHeading(text: string, start: number, end: number): Edited {
  const { before, lines, after } = linesAt(text, start, end)
  const words = lines
    .join(' ')
    .replace(BULLET, '')
    .replace(/^#+\s*/, '')
    .replace(/[\s.:;,!]+$/, '')
    .trim()
  const above = before.trimEnd()
  const edited = joined(above === '' ? '' : `${above}\n\n`, words || 'Heading', after === '' ? '\n' : after)
  return words ? { ...edited, start: edited.end } : edited
}

/** The chosen words bold, without the blanks around them; bold words as they were. A choice over several lines stays. */
export function toggledBold(text: string, start: number, end: number): Edited {
  const chosen = text.slice(start, end)
  if (chosen.includes('\n')) return { text, start, end }
  const words = chosen.trim()
  const first = start + chosen.indexOf(words)
  const last = first + words.length
  const [before, after] = [text.slice(0, first), text.slice(last)]
  if (words !== '' && before.endsWith('**') && after.startsWith('**'))
    return { text: before.slice(0, -2) + words + after.slice(2), start: first - 2, end: last - 2 }
  if (/^\*\*[^*]+\*\*$/.test(words)) return { text: before + words.slice(2, -2) + after, start: first, end: last - 4 }
  const bold = words || 'bold words'
  return { text: `${before}**${bold}**${after}`, start: first + 2, end: first + 2 + bold.length }
}
