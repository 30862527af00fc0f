import type { Applicant } from '@/api/decisions'
import { useMovesQuery, useStagesQuery, type StageMove } from '@/api/stages'
import { StageSelect } from '@/features/decisions/applicants/StageSelect'
import { useMoves } from '@/features/decisions/applicants/useMoves'
import { useMay } from '@/features/decisions/permitted'
import { counted } from '@/rules/figures'
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
  const moves = history?.moves ?? []
  const [earlier, last] = [moves.slice(0, -1), moves.at(-1)]
  return (
    <section aria-label="Stage" className="triage-stage mt-2.5">
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
      {earlier.length > 0 && (
        <details className="mt-1.5 text-12 text-ink-soft">
          <summary className="cursor-pointer">{counted(earlier.length, 'earlier move')}</summary>
          <Moves moves={earlier} />
        </details>
      )}
      {last && <Moves moves={[last]} />}
    </section>
  )
}

function Moves({ moves }: { moves: readonly StageMove[] }) {
  return (
    <ol className="mt-1.5 space-y-1 text-12">
      {moves.map(({ before, after, by, at }, number) => (
        <li key={number} className="wrap-anywhere">
          <span dir="auto">{`${before} → ${after}`}</span>
          <span className="text-ink-soft">{`, ${by}, ${shortMoment(at)}`}</span>
        </li>
      ))}
    </ol>
  )
}
