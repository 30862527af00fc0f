import type { Applicant } from '@/api/decisions'
import { useMovesQuery, useStagesQuery } from '@/api/stages'
import { StageSelect } from '@/features/decisions/applicants/StageSelect'
import { useMoves } from '@/features/decisions/applicants/useMoves'
import { useMay } from '@/features/decisions/permitted'
import { stageOf } from '@/rules/stages'
import { shortMoment } from '@/rules/tracker'

/** In which stage an application is, and who moved it there. */
export function StageHistory({ application, jobId }: { application: Applicant; jobId: number }) {
  const { data: list } = useStagesQuery(jobId)
  const { data: history } = useMovesQuery(application.id)
  const stages = list?.stages ?? []
  const { move } = useMoves(jobId, stages)
  const mayDecide = useMay('decide')
  if (!list) return null
  return (
    <section aria-label="Stage" className="mt-5 border-t border-line pt-4">
      <h3 className="mb-2 text-15">Stage</h3>
      {application.status === 'Submitted' &&
        (mayDecide ? (
          <StageSelect
            label={`Stage of ${application.full_name}`}
            stage={stageOf(application, stages)}
            stages={stages}
            onStage={(to) => void move([application], to)}
          />
        ) : (
          <p dir="auto">{stageOf(application, stages).name}</p>
        ))}
      <ol className="mt-2 space-y-2">
        {history?.moves.map(({ before, after, by, at }, number) => (
          <li key={number} className="wrap-anywhere">
            <span dir="auto">{`${before} → ${after}`}</span>
            <span className="mt-0.5 block text-12 text-ink-soft">{`${by}, ${shortMoment(at)}`}</span>
          </li>
        ))}
      </ol>
      {history?.moves.length === 0 && <p className="mt-2 text-12 text-ink-soft">Nobody has moved it yet.</p>}
    </section>
  )
}
