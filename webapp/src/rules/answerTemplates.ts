import { TEMPLATE_VARIABLES } from '@/api/server.gen'

const VARIABLE = /\{([a-z ]{1,20})\}/g

/** The variables of templates that stand in the text unfilled, each once, in braces. */
export const gapsIn = (text: string) => [
  ...new Set(
    [...text.matchAll(VARIABLE)]
      .filter(([, name]) => TEMPLATE_VARIABLES.some((variable) => variable === name))
      .map(([gap]) => gap),
  ),
]

/** A part of a template: text, or a variable with its value, which is empty if nobody knows it. */
export type Piece = { text: string; variable?: string }

/** A template in pieces, its variables filled with what is known. */
export function piecesOf(template: string, values: readonly { name: string; value: string }[]): Piece[] {
  let end = 0
  const pieces: Piece[] = []
  for (const { 0: gap, 1: name, index } of template.matchAll(VARIABLE)) {
    const match = values.find((variable) => variable.name === name)
    if (!match) continue
    pieces.push({ text: template.slice(end, index) }, { text: match.value, variable: match.name })
    end = index + gap.length
  }
  return [...pieces, { text: template.slice(end) }].filter(({ text, variable }) => text || variable)
}

/** The text with words put in at the caret, parted by an empty line from what stands around them. */
export function putInto(text: string, words: string, at: number): string {
  const before = text.slice(0, at).trimEnd()
  const after = text.slice(at).trimStart()
  return [before, words, after].filter(Boolean).join('\n\n')
}

/** What a message is for: the decision that it tells, or the thread of an application. */
export type MessageFor = 'Selected' | 'Rejected' | 'thread'

const DECLINES = /\b(declin|reject|refus|turn(ed|ing)? down|not selected|unsuccessful|absage)/i
const SELECTS = /\b(select|accept|hire|welcome|offer|zusage)/i

type Filled = { name: string; template: string; gaps: readonly string[] }

/**
 * The templates in the order in which they fit: by what their names say they are for, those with a gap after the others,
 * otherwise as the company has ordered them. A rejection is never the first suggestion for anything else.
 */
export function fitting<T extends Filled>(templates: readonly T[], purpose: MessageFor): T[] {
  const rank = ({ name, template, gaps }: T) => {
    const isDecline = DECLINES.test(name)
    const aim = isDecline ? 'Rejected' : SELECTS.test(name) ? 'Selected' : 'thread'
    const tellsInterview = purpose === 'thread' && template.includes('{interview') && gaps.length === 0
    const distance = aim === purpose ? 0 : isDecline || purpose === 'Rejected' ? 2 : 1
    return distance * 4 + Math.min(gaps.length, 1) * 2 + (tellsInterview ? 0 : 1)
  }
  return templates.toSorted((first, second) => rank(first) - rank(second))
}
