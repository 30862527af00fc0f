import { lazy, Suspense } from 'react'

import { MATCH_FORMATS } from '@/api/server.gen'
import type { MatchAnalysis } from '@/api/analyses'
import { AiSign } from '@/components/AiSign'
import { Badge } from '@/components/Badge'
import { Button } from '@/components/Button'
import { Segments } from '@/components/Segments'
import type { Correcting } from '@/components/match/corrections/correcting'
import type { Resume } from '@/lib/useJobAndResume'
import { howLong, whenRead } from '@/rules/clock'
import { counted } from '@/rules/figures'
import { ANALYSES } from './analyses'
import { ANALYSIS_ICONS } from './FirstInputs'
import { InputLines } from './InputLines'
import { jobLine, resumeLine } from './names'
import type { AnalysisReply, Output } from './useMatch'

const JobEditor = lazy(() => import('./JobEditor').then((file) => ({ default: file.JobEditor })))

type Props = {
  job: string
  resume: Resume | null
  /** Bytes that a resume may have. */
  limit: number
  /** What was answered for this job and this resume. */
  current: Output | null
  shown: MatchAnalysis
  viewed: MatchAnalysis | null
  /** Null while another analysis runs. */
  reply: AnalysisReply | null
  correcting: Correcting
  error?: string
  editing: boolean
  hovering: boolean
  onEdit: (editing: boolean) => void
  onJob: (text: string) => void
  onFile: (file: File) => void
  onChoose: (analysis: MatchAnalysis) => void
}

/** Above a result: job and resume in a line each, the choice of another analysis, and when this one was made. */
export function ResultHead({ job, resume, limit, current, shown, viewed, reply, correcting, error, ...rest }: Props) {
  const { editing, hovering, onEdit, onJob, onFile, onChoose } = rest
  return (
    <>
      <InputLines
        job={jobLine(current, job)}
        resume={resumeLine(current, resume, limit)}
        formats={MATCH_FORMATS}
        error={error}
        editing={editing}
        onEdit={() => onEdit(!editing)}
        onFile={onFile}
        hovering={hovering}
      >
        {editing && (
          <Suspense>
            <JobEditor job={job} onCancel={() => onEdit(false)} onDone={onJob} />
          </Suspense>
        )}
      </InputLines>
      <div className="my-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Segments
          label="Analysis"
          options={ANALYSES.map(({ value, name: label }) => ({
            value,
            label,
            icon: value === viewed ? ANALYSIS_ICONS[value] : undefined,
          }))}
          value={viewed}
          onChange={onChoose}
        />
        {reply && <ReadWhen reply={reply} analysis={shown} correcting={correcting} />}
      </div>
    </>
  )
}

function ReadWhen({
  reply,
  analysis,
  correcting,
}: {
  reply: AnalysisReply
  analysis: MatchAnalysis
  correcting: Correcting
}) {
  const count = correcting.recount?.corrections.length ?? 0
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-12 text-ink-soft">
      {analysis === 'percentage-match' && reply.answer.api_used !== 'local' && (
        <Badge tone="ai" icon={<AiSign />}>
          Read with AI, check facts
        </Badge>
      )}
      Read {howLong(reply.seconds)}, {whenRead(reply.at)}
      {analysis === 'percentage-match' && count > 0 && (
        <>
          <span>{counted(count, 'correction')} by you</span>
          <Button size="row" variant="quiet" disabled={correcting.busy} onClick={correcting.undoAll}>
            Undo all
          </Button>
        </>
      )}
    </p>
  )
}
