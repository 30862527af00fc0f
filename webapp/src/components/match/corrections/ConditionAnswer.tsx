import { Button } from '@/components/Button'
import { useCorrecting } from './correcting'

/** Whether the person can meet it: stored for this job, never scored. */
export function ConditionAnswer({ about }: { about: string }) {
  const correcting = useCorrecting()
  if (!correcting) return null
  const reply = correcting.recount?.corrections.find(
    (correction) => correction.about === about && (correction.kind === 'i_can' || correction.kind === 'i_cannot'),
  )
  const answer = (kind: 'i_can' | 'i_cannot') => {
    if (reply?.kind === kind) correcting.undo(reply.number)
    else void correcting.correct({ kind, about })
  }
  return (
    <span role="group" aria-label={`Can you? ${about}`} className="flex items-center gap-2">
      <span aria-hidden className="text-12">
        Can you?
      </span>
      {(['i_can', 'i_cannot'] as const).map((kind) => (
        <Button
          key={kind}
          size="row"
          aria-pressed={reply?.kind === kind}
          variant={reply?.kind === kind ? 'primary' : 'secondary'}
          disabled={correcting.busy}
          onClick={() => answer(kind)}
        >
          {kind === 'i_can' ? 'Yes' : 'No'}
        </Button>
      ))}
    </span>
  )
}
