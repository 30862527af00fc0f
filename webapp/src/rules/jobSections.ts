/* The description of a job in the sections that its headings make. */

import { jobBlocks, type JobBlock } from '@/rules/jobText'

export type Section = { title: string; blocks: Exclude<JobBlock, { kind: 'heading' }>[] }

const names = [
  'About(?: (?:the |this )?(?:us|role|job|company|position|team|you))?',
  '(?:Key |Your |Main )?Responsibilities',
  '(?:Key |Minimum |Basic )?Requirements',
  '(?:Required |Key |Technical )?Skills',
  '(?:Required |Work )?Experience',
  'Benefits',
  'What We Offer',
  '(?:Preferred |Minimum |Required )?Qualifications',
]
// A heading alone in its line, with or without a colon; or one with a colon whose text follows in the same line.
const OWN_LINE = new RegExp(
  `^[ \\t]*(?:#{1,6}\\s*|\\*\\*)?(${names.join('|')})(?:\\*\\*)?[ \\t]*:?(?:\\*\\*)?[ \\t]*$`,
  'gim',
)
const BEFORE_TEXT = new RegExp(`(^|[.!?]\\s+)(?:\\*\\*)?(${names.join('|')}):(?:\\*\\*)?[ \\t]+(?=\\S)`, 'gim')

/** The text with each of these headings alone in its line. */
const apart = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(BEFORE_TEXT, (_whole, before: string, name: string) => `${before.trimEnd()}\n\n${name}:\n`)
    .replace(OWN_LINE, '\n\n$1:')

/** The part before the first heading has no title. */
export function jobSections(text: string): Section[] {
  const sections: Section[] = []
  for (const block of jobBlocks(apart(text))) {
    if (block.kind === 'heading') sections.push({ title: block.text, blocks: [] })
    else if (sections.length > 0) sections.at(-1)!.blocks.push(block)
    else sections.push({ title: '', blocks: [block] })
  }
  return sections
}

const MOST_LINES = 4
const MOST_SIGNS = 300

/** Whether a description is shown in part until somebody wants it all. */
export const isLong = (text: string) => text.length > MOST_SIGNS || text.trim().split('\n').length > MOST_LINES
