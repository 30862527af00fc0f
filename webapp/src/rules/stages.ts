/* Stages of undecided applications: which one an application is in, and what an edit does to the list. */

import type { ShownStage as Stage } from '@/api/types'
import { meanwhile } from '@/rules/decisions'
import { counted } from '@/rules/figures'
import { shortMoment } from '@/rules/tracker'

/** The stage that an application is in; new ones are in the first. */
export const stageOf = ({ stage }: { stage: number | null }, stages: readonly Stage[]): Stage =>
  stages.find(({ id }) => id === stage) ?? stages[0]!

/** How long the application has been in its stage, if that is longer than the stage's limit. */
export const overdueIn = (days: number | null, stage: Stage): string =>
  days !== null && stage.days > 0 && days >= stage.days ? `${counted(days, 'day')} in this stage` : ''

/** The stage to the right or to the left; none at the ends. */
export const neighbour = (stage: Stage, stages: readonly Stage[], step: 1 | -1): Stage | undefined =>
  stages[stages.findIndex(({ id }) => id === stage.id) + step]

/** Who moved or decided in the meantime, and when; nothing where the server does not know. */
export function movedMeanwhile(data: Partial<Record<string, string>>, ownName?: string): string | undefined {
  const { by, at, stage } = data
  if (!by || !at || !stage) return meanwhile(data, ownName)
  return `${by === ownName ? 'You' : by} moved this application to ${stage} on ${shortMoment(at)}.`
}

/** A stage while the list is edited; new ones have no id yet. */
export type StageRow = { key: string; id?: number; name: string; days: number; applications: number }

/** Applications in removed stages, by the name of the stage they go to: the nearest earlier one that stays, or else the
 * first. */
export function displaced(before: readonly Stage[], rows: readonly StageRow[]) {
  let to = rows[0]
  const moves: { count: number; from: string; to: string }[] = []
  for (const { id, name, applications: count } of before) {
    const left = rows.find((row) => row.id === id)
    if (left) to = left
    else if (to && count > 0) moves.push({ count, from: name, to: to.name.trim() })
  }
  return moves
}

/** The rows with one of them a place up or down. */
export function shifted(rows: readonly StageRow[], at: number, step: 1 | -1): StageRow[] {
  const after = [...rows]
  const [row] = after.splice(at, 1)
  if (row) after.splice(at + step, 0, row)
  return after
}
