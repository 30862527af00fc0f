import type { Career, Deed } from '@/api/careers'
import type { OwnSentence, Resume } from '@/api/resumeVersions'
import { yearsOf } from '@/rules/careerDates'

export type Draft = Pick<
  Resume,
  'name' | 'left_out' | 'order' | 'sentences' | 'template' | 'paper' | 'accent' | 'has_photo' | 'language'
>

/** The templates, each with its name and what is special about it. */
export const templates: Record<Draft['template'], string> = {
  linen: 'Linen: serif, quiet',
  poplin: 'Poplin: dates on the left',
  twill: 'Twill: a strong header',
  oxford: 'Oxford: centered, formal',
  chambray: 'Chambray: labels at the side',
  flannel: 'Flannel: dense',
}

/** A role, or another section with sentences. */
export type Part = { id: string; title: string; where: string; years: string; deeds: Deed[] }

/** A sentence as a version has it: `whole` is that of the career, `ownSentence` what the person wrote instead of it. */
export type Row = { id: string; text: string; whole: string; ownSentence: OwnSentence | null; isOn: boolean }

export const draftOf = (resume: Resume): Draft => {
  const { name, left_out, order, sentences, template, paper, accent, has_photo, language } = resume
  return { name, left_out, order, sentences, template, paper, accent, has_photo, language }
}

const inOrder = <Entry extends { id: string }>(entries: Entry[], order: string[]): Entry[] => {
  const places = new Map(order.map((id, place) => [id, place]))
  const place = ({ id }: Entry) => places.get(id) ?? order.length
  return entries.toSorted((a, b) => place(a) - place(b))
}

/** All that has sentences, in the order of the page. */
export function partsOf(career: Career, draft: Draft): Part[] {
  const roles = (entries: Career['positions']) =>
    inOrder(entries, draft.order).map((role) => {
      const { id, title, employer, place, deeds } = role
      const where = [employer, place].filter(Boolean).join(', ')
      return { id, title: title || 'A role', where, years: yearsOf(role), deeds }
    })
  const headed = (entries: Career['summary'], unnamed: string) =>
    inOrder(entries, draft.order).map(({ id, heading, deeds }) => {
      return { id, title: heading || unnamed, where: '', years: '', deeds }
    })
  return [
    ...headed(career.summary, 'Summary'),
    ...roles(career.positions),
    ...roles(career.volunteer_roles),
    ...headed(career.additions, 'More'),
  ]
}

/** What stands on the page without sentences of its own, in the order of the page. */
export function groupsOf(career: Career): { title: string; lines: { id: string; text: string }[] }[] {
  const joined = (...words: string[]) => words.filter(Boolean).join(', ')
  const granted = ({ id, name, issuer }: { id: string; name: string; issuer: string }) => {
    return { id, text: joined(name, issuer) }
  }
  const groups = [
    {
      title: 'Education',
      lines: career.education.map(({ id, degree, subject, school }) => {
        return { id, text: joined([degree, subject].filter(Boolean).join(' in '), school) }
      }),
    },
    { title: 'Licenses and certifications', lines: career.certificates.map(granted) },
    { title: 'Honors and awards', lines: career.awards.map(granted) },
    { title: 'Projects', lines: career.projects.map(({ id, name }) => ({ id, text: name })) },
    { title: 'Languages', lines: career.languages.map(({ id, name, level }) => ({ id, text: joined(name, level) })) },
    { title: 'Links', lines: career.links.map(({ id, address }) => ({ id, text: address })) },
  ]
  return groups
    .map(({ title, lines }) => ({ title, lines: lines.filter(({ text }) => text) }))
    .filter(({ lines }) => lines.length > 0)
}

/** The sentences of a part in the version's order, its own ones too. */
export function rowsOf(part: Part, draft: Draft): Row[] {
  const ofPosition = draft.sentences.filter(({ position_id }) => position_id === part.id)
  const left = new Set(draft.left_out)
  const deeds = part.deeds.map(({ id, text }): Row => {
    const sentence = ofPosition.find(({ deed_id }) => deed_id === id) ?? null
    return { id, text: sentence?.text ?? text, whole: text, ownSentence: sentence, isOn: !left.has(id) }
  })
  const added = ofPosition
    .filter(({ deed_id }) => deed_id === '')
    .map((sentence): Row => ({
      id: sentence.id,
      text: sentence.text,
      whole: '',
      ownSentence: sentence,
      isOn: !left.has(sentence.id),
    }))
  return inOrder([...deeds, ...added], draft.order)
}

/** The sentences that wait for an answer, each with those of the same part, next to one of which it will stand. */
export const waitingLines = (career: Career, draft: Draft, waiting: string[]) =>
  partsOf(career, draft).flatMap((part) => {
    const rows = rowsOf(part, draft)
    const ids = rows.map(({ id }) => id)
    return rows.flatMap(({ id, ownSentence }) =>
      ownSentence && waiting.includes(ownSentence.id) ? [{ id, text: ownSentence.text, ids }] : [],
    )
  })

export const switched = (draft: Draft, id: string): Draft => ({
  ...draft,
  left_out: draft.left_out.includes(id)
    ? draft.left_out.filter((leftOutId) => leftOutId !== id)
    : [...draft.left_out, id],
})

export function movedRow(draft: Draft, career: Career, part: Part, id: string, by: number): Draft {
  const ids = rowsOf(part, draft).map((row) => row.id)
  const from = ids.indexOf(id)
  const to = from + by
  if (to < 0 || to >= ids.length) return draft
  ids.splice(to, 0, ...ids.splice(from, 1))
  const order = partsOf(career, draft).flatMap((place) => [
    place.id,
    ...(place.id === part.id ? ids : rowsOf(place, draft).map((row) => row.id)),
  ])
  return { ...draft, order }
}

/** A row with other words; those of the career again remove what was written instead. */
export function reworded(draft: Draft, part: Part, row: Row, text: string): Draft {
  const words = text.trim().replace(/\s+/g, ' ')
  const others = draft.sentences.filter(({ id }) => id !== row.ownSentence?.id)
  if (words === row.whole || words === '') return { ...draft, sentences: others }
  const sentence = row.ownSentence ?? { id: newId(), position_id: part.id, deed_id: row.id, text: words }
  return { ...draft, sentences: [...others, { ...sentence, text: words }] }
}

export const added = (draft: Draft, part: Part, text: string): Draft => ({
  ...draft,
  sentences: [
    ...draft.sentences,
    { id: newId(), position_id: part.id, deed_id: '', text: text.trim().replace(/\s+/g, ' ') },
  ],
})

export const withoutSentence = (draft: Draft, id: string): Draft => ({
  ...draft,
  sentences: draft.sentences.filter((sentence) => sentence.id !== id),
})

const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')
