/* The two tools of the description's editor: they turn the lines at the cursor into a list or a heading. */

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
