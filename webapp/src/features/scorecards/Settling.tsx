import { CalendarPlus } from 'lucide-react'

import type { Debrief } from '@/api/scorecards'
import { ButtonLink } from '@/components/Button'
import { ratings } from '@/rules/scorecards'

const MOST = 3

type SettlingProps = {
  debrief: Debrief
  applicationId: number
  ratingsOf: (id: string) => readonly string[]
}

/** What another talk would have to be about, by what the scorecards say: it is counted, nobody wrote it. */
export function Settling({ debrief, applicationId, ratingsOf }: SettlingProps) {
  const { rows } = debrief
  const named = (some: typeof rows) => some.map(({ id, label }) => `${id} ${label}`).join(', ')
  const split = rows
    .filter(({ agreement }) => agreement === 'split')
    .toSorted((a, b) => Number(b.must) - Number(a.must))
  const gaps = rows.filter(({ agreement, must }) => agreement === 'gap' && must)
  if (debrief.status !== 'Submitted' || split.length + gaps.length === 0) return null
  const lines = [
    ...split.slice(0, MOST).map((row) => {
      const names = ratings.filter(([value]) => ratingsOf(row.id).includes(value)).map(([, name]) => name)
      return `Ask again about ${row.id} ${row.label}: rated from “${names[0]}” to “${names.at(-1)}”.`
    }),
    ...(split.length > MOST ? [`${split.length - MOST} more ${split.length - MOST === 1 ? 'is' : 'are'} split.`] : []),
    ...(gaps.length > 0 ? [`Nobody asked about ${named(gaps)}.`] : []),
  ]
  return (
    <div className="debrief-statement bg-sunken text-13" data-print="no">
      <h3 className="text-13 font-strong">What would settle it</h3>
      {lines.map((line) => (
        <p key={line} className="mt-1 text-ink-soft">
          {line}
        </p>
      ))}
      {debrief.may_decide && (
        <ButtonLink
          size="small"
          className="mt-3"
          icon={<CalendarPlus aria-hidden />}
          to={`/user/RecruiterTracker?view=applications&jobId=${debrief.job_id}&application=${applicationId}`}
        >
          Plan a follow-up
        </ButtonLink>
      )}
    </div>
  )
}
