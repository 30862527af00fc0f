import type { Career, Deed, Section, Source } from '@/api/careers'
import { MOST_CAREER_DEEDS, MOST_CAREER_ENTRIES, MOST_CAREER_ROLES } from '@/api/server.gen'
import { withDates, type FileAnswer } from '@/rules/fileAnswers'

export type FieldKind = 'line' | 'date' | 'address' | 'long'
export type EntryField = { name: string; label: string; kind: FieldKind }
export type Entry = { id: string; sources: Source[] } & Record<string, unknown>

const DEEDS = 'What you did, one sentence each'

const line = (name: string, label: string, kind: FieldKind = 'line'): EntryField => ({ name, label, kind })

const role = (employer: string) => [
  line('title', 'Title'),
  line('employer', employer),
  line('place', 'Place'),
  line('start', 'From', 'date'),
  line('end', 'To', 'date'),
]

export type CareerSection = {
  section: Section
  title: string
  singular: string
  fields: EntryField[]
  deeds?: string
  /** Short facts, beside the rest where there is room. */
  isAside?: true
}

/** The sections of a career, with the fields of their entries in the order in which they are shown. `deeds` is the title
    of the sentences below an entry. */
export const sections: CareerSection[] = [
  {
    section: 'summary',
    title: 'Summary',
    singular: 'summary',
    fields: [line('heading', 'Heading')],
    deeds: 'What you say about yourself, one sentence each',
  },
  { section: 'positions', title: 'Roles', singular: 'role', fields: role('Employer'), deeds: DEEDS },
  {
    section: 'volunteer_roles',
    title: 'Volunteer work',
    singular: 'volunteer role',
    fields: role('Organization'),
    deeds: DEEDS,
  },
  {
    section: 'education',
    isAside: true,
    title: 'Education',
    singular: 'study',
    fields: [
      line('degree', 'Degree'),
      line('subject', 'Subject'),
      line('school', 'School'),
      line('start', 'From', 'date'),
      line('end', 'To', 'date'),
    ],
  },
  {
    section: 'certificates',
    isAside: true,
    title: 'Licenses and certificates',
    singular: 'certificate',
    fields: [
      line('name', 'Name'),
      line('issuer', 'Issuer'),
      line('date', 'Since', 'date'),
      line('expires', 'Valid until', 'date'),
    ],
  },
  {
    section: 'awards',
    isAside: true,
    title: 'Honors and awards',
    singular: 'honor',
    fields: [
      line('name', 'Name'),
      line('issuer', 'Awarded by'),
      line('date', 'Date', 'date'),
      line('text', 'What it was for', 'long'),
    ],
  },
  {
    section: 'languages',
    isAside: true,
    title: 'Languages',
    singular: 'language',
    fields: [line('name', 'Language'), line('level', 'Level')],
  },
  {
    section: 'projects',
    title: 'Projects',
    singular: 'project',
    fields: [line('name', 'Name'), line('address', 'Address', 'address'), line('text', 'What it is', 'long')],
  },
  {
    section: 'links',
    isAside: true,
    title: 'Links',
    singular: 'link',
    fields: [line('label', 'Label'), line('address', 'Address', 'address')],
  },
  {
    section: 'additions',
    title: 'Other sections',
    singular: 'section',
    fields: [line('heading', 'Heading')],
    deeds: 'What the section says, one sentence each',
  },
  { section: 'skills', title: 'Skills', singular: 'skill', fields: [line('name', 'Name')] },
]

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** '2022-04' as 'Apr 2022'; anything else as it is. */
export const dateOf = (value: string) =>
  /^\d{4}-\d{2}$/.test(value) ? MONTH.format(new Date(`${value}-01T00:00:00Z`)) : value

/** The values of an entry in one line: 'Staff Nurse · Halewood General · Mar 2022 to now'. */
export function summaryOf(entry: Entry, fields: EntryField[]): string {
  const text = (name: string) => dateOf(String(entry[name] ?? ''))
  const names = fields.map(({ name }) => name)
  const end = entry.is_current === true ? 'now' : names.includes('end') ? text('end') : ''
  const period = names.includes('start') ? [text('start'), end].filter(Boolean).join(' to ') : ''
  return [...names.filter((name) => name !== 'start' && name !== 'end').map(text), period].filter(Boolean).join(' · ')
}

/** A new id; `crypto.randomUUID` is missing where the page came without TLS. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const isRole = (section: Section) => section === 'positions' || section === 'volunteer_roles'

export function emptyEntry(section: Section): Entry {
  const { fields = [], deeds } = sections.find((part) => part.section === section) ?? {}
  const empty = Object.fromEntries(fields.map(({ name }) => [name, '']))
  const below = { ...(isRole(section) ? { is_current: false } : {}), ...(deeds ? { deeds: [] } : {}) }
  return { id: newId(), sources: [], ...empty, ...below }
}

const date = /^((19|20)\d\d(-(0[1-9]|1[0-2]))?)?$/
const address = /^(https?:\/\/[^\s@\\]+)?$/i

/** What is wrong with a value, before it is sent. */
export function problemOf(kind: FieldKind, value: string): string | undefined {
  if (kind === 'date' && !date.test(value.trim())) return 'Write it as 2021-03 or 2021.'
  if (kind === 'address' && !address.test(value.trim())) return 'Start with https://.'
  return undefined
}

export function problemsIn(career: Career): number {
  return sections.reduce((sum, { section, fields }) => {
    const entries = career[section] as Entry[]
    return (
      sum + entries.flatMap((entry) => fields.filter(({ name, kind }) => problemOf(kind, entry[name] as string))).length
    )
  }, 0)
}

/** The skills by these names; those that were there stay as they are. */
export function skillsOf(before: Career['skills'], names: string[]): Career['skills'] {
  return names.map((name) => before.find((skill) => skill.name === name) ?? { id: newId(), sources: [], name })
}

/** The skills whose words stand in no sentence of the career. */
export function unsaidSkills(career: Career): string[] {
  const roles = [...career.summary, ...career.positions, ...career.volunteer_roles, ...career.additions]
  const sentences = roles.flatMap(({ deeds }) => deeds.map(({ text }) => text.toLowerCase())).join('\n')
  return career.skills.map(({ name }) => name).filter((name) => !sentences.includes(name.toLowerCase()))
}

const QUOTED = 5 // skills in one sentence

/** The first of the skills in quotes, and how many more there are. */
export const quoted = (names: readonly string[]) => {
  const quotes = names.slice(0, QUOTED).map((name) => `“${name}”`)
  const rest = names.length - quotes.length
  return `${quotes.join(', ')}${rest > 0 ? ` and ${rest} more of your skills` : ''}`
}

/** The list with one entry a place further up or down. */
export function moved<Item>(items: readonly Item[], at: number, by: number): Item[] {
  const to = at + by
  if (to < 0 || to >= items.length) return [...items]
  const rest = items.filter((_, place) => place !== at)
  return [...rest.slice(0, to), items[at]!, ...rest.slice(to)]
}

/** Whether it has no entry, whatever the name. */
export const isEmpty = (career: Career) => sections.every(({ section }) => career[section].length === 0)

/** How many entries a section keeps. */
export const roomFor = (section: Section) => (isRole(section) ? MOST_CAREER_ROLES : MOST_CAREER_ENTRIES)

/** The career with a suggested entry; a role that is there gets the new sentences. `rest` has no room in it. */
export function withEntry(career: Career, section: Section, entry: Entry): { career: Career; rest: Entry[] } {
  const entries = career[section] as Entry[]
  const old = entries.find(({ id }) => id === entry.id)
  if (!old && entries.length >= roomFor(section)) return { career, rest: [entry] }
  const next = { ...(old ?? entry) }
  const rest: Entry[] = []
  if (entry.deeds) {
    const deeds = [...((old?.deeds ?? []) as Deed[]), ...(entry.deeds as Deed[])]
    next.deeds = deeds.slice(0, MOST_CAREER_DEEDS)
    if (deeds.length > MOST_CAREER_DEEDS) rest.push({ ...entry, deeds: deeds.slice(MOST_CAREER_DEEDS) })
  }
  const added = old ? entries.map((row) => (row === old ? next : row)) : [...entries, next]
  return { career: { ...career, [section]: added }, rest }
}

/** The career with all that was suggested, and what of it has no room there. */
export function withAll<Part extends Partial<Career>>(career: Career, suggested: Part): { career: Career; rest: Part } {
  const result = { career, rest: { ...suggested } }
  for (const { section } of sections) {
    const rest = ((suggested[section] ?? []) as Entry[]).flatMap((entry) => {
      const added = withEntry(result.career, section, entry)
      result.career = added.career
      return added.rest
    })
    result.rest = { ...result.rest, [section]: rest }
  }
  return result
}

/** What was read of a file with what the person says about it: dates of roles, and pictures of certificates. */
export function withAnswers(read: Career, answers: readonly FileAnswer[]): Career {
  const certificates = answers.flatMap((answer) =>
    answer.kind === 'certificate' ? [{ ...emptyEntry('certificates'), name: answer.name } as Certificate] : [],
  )
  return {
    ...read,
    positions: withDates(read.positions, answers),
    certificates: [...read.certificates, ...certificates],
  }
}

type Certificate = Career['certificates'][number]

/** Where the values of a career were read, once for each. */
export const sourcesOf = (career: Career): Source[] =>
  sections
    .flatMap(({ section }) => career[section] as Entry[])
    .flatMap(({ sources, deeds = [] }) => [...sources, ...(deeds as Entry[]).flatMap((deed) => deed.sources)])
