import type { AtsAnswer } from '@/api/analyses'

type Loose = Record<string, unknown>

const isThere = (value: unknown): value is Loose => typeof value === 'object' && value !== null
const hasLists = (value: unknown, ...names: string[]) =>
  isThere(value) && names.every((name) => Array.isArray(value[name]))
const orNull = (value: unknown, holds: (value: unknown) => boolean) => value === null || holds(value)

/** Whether a value is the text read from a document, in this version's shape. */
export const isDocument = (value: unknown): boolean =>
  hasLists(value, 'omissions') && typeof (value as Loose)['name'] === 'string'

/** Whether a stored answer has this version's shape: an older version of the client may have stored it. */
export const isAnswer = (value: unknown): value is AtsAnswer =>
  isThere(value) &&
  typeof value['response'] === 'string' &&
  isDocument(value['document']) &&
  orNull(
    value['match'],
    (match) =>
      hasLists(match, 'requirements', 'conditions', 'resume', 'raises', 'remedies', 'sum') &&
      isThere((match as Loose)['musts']) &&
      isThere((match as Loose)['job']),
  ) &&
  orNull(value['about'], (about) => hasLists(about, 'summary', 'facts', 'highlights')) &&
  orNull(value['responsibilities'], Array.isArray) &&
  orNull(value['top_skills'], Array.isArray)
