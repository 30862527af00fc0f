import type { ResumePage } from '@/api/resumeVersions'
import type { ResumeChanges } from '@/api/types'

export type LineChange = ResumeChanges['changes'][number]
export type PageEntry = ResumePage['sections'][number]['entries'][number]
/** What stands in one entry of the page: its head, and its lines with the ids of their sentences. */
export type EntryChanges = { head: LineChange | undefined; lines: { id: string; change: LineChange }[] }

/** The changes in each entry of the page, and those below entries that the page does not have. */
export type PageChanges = { of: Map<PageEntry, EntryChanges>; gone: LineChange[] }

const isGone = (change: LineChange | undefined) => change?.kind === 'left_out'

/** All lines of the page are among the `changes`, in its order. */
export function changesOn(page: ResumePage, changes: readonly LineChange[]): PageChanges {
  const of = new Map<PageEntry, EntryChanges>()
  let at = 0
  for (const entry of page.sections.flatMap(({ entries }) => entries)) {
    const head = changes[at++]
    const lines: EntryChanges['lines'] = []
    let onPage = 0
    for (let next = changes[at]; next; next = changes[at]) {
      if (isGone(next) ? next.place !== head?.place : onPage === entry.lines.length) break
      lines.push({ id: isGone(next) ? '' : (entry.lines[onPage++]?.id ?? ''), change: next })
      at += 1
    }
    of.set(entry, { head, lines })
  }
  return { of, gone: changes.slice(at) }
}

/** Words of a line: `before` was there, `now` is there; both are equal where nothing has changed. */
export type Piece = { before: string; now: string }

export function pieces(before: string, now: string): Piece[] {
  const old = before.split(' ')
  const next = now.split(' ')
  const common = Array.from({ length: old.length + 1 }, () => Array<number>(next.length + 1).fill(0))
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = next.length - 1; j >= 0; j -= 1)
      common[i]![j] = old[i] === next[j] ? common[i + 1]![j + 1]! + 1 : Math.max(common[i + 1]![j]!, common[i]![j + 1]!)
  const result: Piece[] = []
  const add = (was: string, is: string) => {
    const last = result.at(-1)
    if (!last || (last.before === last.now) !== (was === is)) return result.push({ before: was, now: is })
    last.before = `${last.before} ${was}`.trim()
    last.now = `${last.now} ${is}`.trim()
  }
  let [i, j] = [0, 0]
  while (i < old.length || j < next.length) {
    if (i < old.length && old[i] === next[j]) add(old[i++]!, next[j++]!)
    else if (j === next.length || (i < old.length && common[i + 1]![j]! >= common[i]![j + 1]!)) add(old[i++]!, '')
    else add('', next[j++]!)
  }
  return result
}
