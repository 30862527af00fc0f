/* The number of a reply is read from its text: any analyst, ours or a model behind it, writes it there. */

const TAG = /<\/?[a-z!][^>]*>/gi
const PERCENT = /(\d{1,3}(?:\.\d+)?)\s*%/

function rounded(digits: string): number {
  return Math.floor(Math.min(100, Math.max(0, Number(digits))) + 0.5)
}

/** The first percentage of a reply, whole and within 0 to 100; null when it names none, then no score is shown. */
export function percentFrom(reply: string): number | null {
  const digits = PERCENT.exec(reply.replace(TAG, ''))?.[1]
  return digits === undefined ? null : rounded(digits)
}

function labelled(reply: string, label: string): number | null {
  const digits = new RegExp(`${label}:\\s*${PERCENT.source}`, 'i').exec(reply.replace(TAG, ''))?.[1]
  return digits === undefined ? null : rounded(digits)
}

/** The real sub-scores, where the reply has them. A missing one hides its bar: nothing is ever made up. */
export function subScoresFrom(reply: string): { skills: number | null; experience: number | null } {
  return { skills: labelled(reply, 'Skills Match'), experience: labelled(reply, 'Experience Match') }
}
