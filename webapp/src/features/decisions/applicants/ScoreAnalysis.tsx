import { Gauge, Printer, RotateCw } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'

import type { Applicant } from '@/api/decisions'
import { Button } from '@/components/Button'
import { FormNotice } from '@/components/FormNotice'
import { SmallRing } from '@/components/SmallRing'
import { Spinner } from '@/components/Spinner'
import { notify } from '@/lib/notify'
import { openedForReport, ReportWindow } from '@/features/decisions/applicants/ReportWindow'
import { ScoreOnPaper } from '@/features/decisions/applicants/ScoreOnPaper'
import { ScoreReport } from '@/features/decisions/applicants/ScoreReport'
import type { Scoring } from '@/features/decisions/applicants/useScoring'
import { bandOf } from '@/rules/bands'
import { ATTEMPTS } from '@/rules/scoring'

type Props = {
  application: Applicant
  jobTitle: string
  state: Scoring
  onScore: () => void
  onCancel: () => void
}

export const TITLE = 'Resume Score Analysis'

/** What the resume of an applicant is worth for the job, and why. It is made when it is asked for, and from then on whenever the applicant is opened: from the resume and the job that the application keeps. */
export function ScoreAnalysis({ application, jobTitle, state, onScore, onCancel }: Props) {
  const [paper, setPaper] = useState<Window | null>(null)
  const answer = state.name === 'report' ? state.answer : null
  const override = application.score_source === 'override' ? application.score : null

  const { id } = application
  const wasScored = application.score_source === 'analysis' && application.has_resume
  const showAgain = useEffectEvent(() => {
    if (state.name === 'idle') onScore()
  })
  useEffect(() => {
    if (wasScored) showAgain()
  }, [id, wasScored])

  const print = () => {
    const opened = openedForReport(`${TITLE}: ${application.full_name}`)
    if (opened) return setPaper(opened)
    notify('Your browser blocked the new window.', {
      text: 'Allow pop-ups for this site, then try again.',
      tone: 'bad',
    })
  }

  return (
    <section aria-label="Score">
      {state.name === 'idle' && (
        <div className="flex items-center gap-3">
          {application.score !== null && <SmallRing percent={application.score} tone={bandOf(application.score)} />}
          <div className="min-w-0 flex-1 text-13">
            {application.score !== null && (
              <p className="font-label">
                {`Score ${application.score}`}
                {application.score_source === 'override' && <span className="text-ink-soft">, set by hand</span>}
              </p>
            )}
            <p className="text-ink-soft">
              {application.has_resume
                ? "Click the Score button to analyze this candidate's resume"
                : 'No resume came with this application.'}
            </p>
          </div>
          {application.has_resume && (
            <Button size="small" variant="primary" icon={<Gauge aria-hidden />} onClick={onScore}>
              Score
            </Button>
          )}
        </div>
      )}
      {state.name === 'analyzing' && (
        <div className="flex flex-wrap items-center gap-3">
          <Spinner label="Analyzing resume against job requirements..." />
          {state.attempt > 1 && (
            <span className="text-12 text-ink-soft">{`Attempt ${state.attempt} of ${ATTEMPTS}`}</span>
          )}
          <Button size="row" variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}
      {state.name === 'failed' && (
        <div className="space-y-3">
          <FormNotice>{state.message}</FormNotice>
          <Button size="small" icon={<RotateCw aria-hidden />} onClick={onScore}>
            Try again
          </Button>
        </div>
      )}
      {answer && (
        <ScoreReport
          answer={answer}
          score={state.name === 'report' ? state.score : null}
          override={override}
          actions={
            <Button size="small" icon={<Printer aria-hidden />} onClick={print}>
              Print Report
            </Button>
          }
        />
      )}
      <p className="mt-4 text-12 text-ink-soft">Resume scoring powered by AI analysis</p>
      {paper && answer && (
        <ReportWindow opened={paper} onClosed={() => setPaper(null)}>
          <ScoreOnPaper answer={answer} override={override} name={application.full_name} job={jobTitle} />
        </ReportWindow>
      )}
    </section>
  )
}
