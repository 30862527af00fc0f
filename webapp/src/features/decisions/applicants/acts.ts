import type { Applicant } from '@/api/decisions'

/** What is done with applications besides deciding on them; each has a key. */
export const acts = [
  { act: 'move', key: 'm', label: 'Move' },
  { act: 'message', key: 'e', label: 'Message' },
  { act: 'assign', key: 'a', label: 'Assign' },
  { act: 'tag', key: 't', label: 'Tag' },
] as const

export type Act = (typeof acts)[number]['act']

/** Only undecided applications are in a stage. */
export const possibleFor = (act: Act, applications: readonly Applicant[]) =>
  act === 'move' ? applications.filter(({ status }) => status === 'Submitted') : applications
