import type { AtsAnswer } from '@/api/analyses'

type Loose = Record<string, unknown>

const isThere = (value: unknown): value is Loose => typeof value === 'object' && value !== null
const hasLists = (value: unknown, ...names: string[]) =>
  isThere(value) && names.every((name) => Array.isArray(value[name]))
const orNull = (value: unknown, holds: (value: unknown) => boolean) => value === null || holds(value)

/** Whether this is what was read of a document, as today's screens show it. */
export const isDocument = (value: unknown): boolean =>
  hasLists(value, 'omissions') && typeof (value as Loose)['name'] === 'string'

/** Whether an answer that was kept has the form of today: another version of the product may have kept it. */
export const isAnswer = (value: unknown): value is AtsAnswer =>
  isThere(value) &&
  typeof value['response'] === 'string' &&
  isDocument(value['document']) &&
  orNull(
    value['match'],
    (match) =>
      hasLists(match, 'requirements', 'resume', 'raises', 'sum') &&
      isThere((match as Loose)['musts']) &&
      isThere((match as Loose)['job']),
  ) &&
  orNull(value['about'], (about) => hasLists(about, 'summary', 'facts', 'highlights')) &&
  orNull(value['responsibilities'], Array.isArray) &&
  orNull(value['top_skills'], Array.isArray)
