import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useState } from 'react'

import type { CoachAnswer, CoachFinding } from '@/api/jobCoach'
import { Card, CardHead } from '@/components/Card'
import { repairOf } from '@/features/jobs/useCoach'
import { classes } from '@/lib/classes'
import { counted } from '@/rules/figures'

const AT_FIRST = 5

type Props = {
  advice: CoachAnswer | undefined
  /** False while there are too few words to say anything about. */
  isBegun: boolean
  isAway: boolean
  onFind: (finding: CoachFinding) => void
  onRepair: (finding: CoachFinding) => void
}

/** Advice while writing: each remark leads to its words, and most can be applied with one click. */
export function Coach({ advice, isBegun, isAway, onFind, onRepair }: Props) {
  const [all, setAll] = useState(false)
  const findings = advice?.findings ?? []
  const rows = all ? findings : findings.slice(0, AT_FIRST)
  const praise = advice ? praiseOf(advice) : []
  return (
    <Card aria-label="Coach">
      <CardHead
        title="Coach"
        actions={<span className="text-12 text-ink-soft">Advice only: it never stops you</span>}
      />
      <p role="status" className="sr-only">
        {advice ? counted(findings.length, 'remark') : ''}
      </p>
      {!advice && (
        <p className="px-4 py-4 text-13 text-ink-soft tablet:px-5">
          {isAway
            ? 'The coach is not available right now. Your form works without it.'
            : isBegun
              ? 'Reading…'
              : 'Write a title and a few sentences, and the coach reads along.'}
        </p>
      )}
      <ul>
        {rows.map((finding) => (
          <Remark
            key={`${finding.kind} ${finding.field} ${finding.start} ${finding.text}`}
            finding={finding}
            onFind={() => onFind(finding)}
            onRepair={() => onRepair(finding)}
          />
        ))}
        {praise.map(({ title, text }) => (
          <li key={title} className="flex gap-2.5 border-t border-line px-4 py-3 first:border-t-0 tablet:px-5">
            <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-good" strokeWidth={2} />
            <div className="min-w-0">
              <p className="text-13 font-strong">{title}</p>
              {text && <p className="text-12 text-ink-soft">{text}</p>}
            </div>
          </li>
        ))}
      </ul>
      {findings.length > AT_FIRST && (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="w-full border-t border-line px-4 py-2.5 text-left text-13 font-label text-brand hover:text-brand-strong focus-visible:-outline-offset-2 tablet:px-5"
        >
          {all ? 'Show fewer' : `Show ${findings.length - AT_FIRST} more`}
        </button>
      )}
    </Card>
  )
}

type RemarkProps = { finding: CoachFinding; onFind: () => void; onRepair: () => void }

function Remark({ finding, onFind, onRepair }: RemarkProps) {
  const repair = repairOf(finding)
  const isWarning = finding.severity === 'warn'
  const Icon = isWarning ? CircleAlert : Info
  return (
    <li className="flex gap-2.5 border-t border-line px-4 py-3 first:border-t-0 tablet:px-5">
      <Icon
        aria-hidden
        className={classes('mt-0.5 size-4 shrink-0', isWarning ? 'text-medium' : 'text-ink-faint')}
        strokeWidth={2}
      />
      <div className="min-w-0">
        <button
          type="button"
          onClick={onFind}
          className="text-left text-13 font-strong wrap-anywhere decoration-line-control underline-offset-3 hover:underline"
        >
          {finding.text}
        </button>
        <p className="text-12 text-ink-soft wrap-anywhere">
          {finding.suggestion}{' '}
          {repair && (
            <button
              type="button"
              aria-label={`${repair}: ${finding.text}`}
              onClick={onRepair}
              className="font-label text-brand hover:text-brand-strong hover:underline"
            >
              {repair}
            </button>
          )}
        </p>
      </div>
    </li>
  )
}

const GOOD_AGE = 16

/** What is well done, once there is enough to judge. */
function praiseOf({ findings, readability }: CoachAnswer): { title: string; text?: string }[] {
  const isShown = !findings.some(({ kind }) => kind === 'salary')
  const isEasy = readability.words >= 40 && readability.age <= GOOD_AGE
  if (!isShown && !isEasy) return []
  const age = `Reading age ${readability.age}. Aim for ${GOOD_AGE} or below.`
  if (!isEasy) return [{ title: 'Salary is shown' }]
  return [{ title: isShown ? 'Salary is shown, easy to read' : 'Easy to read', text: age }]
}
