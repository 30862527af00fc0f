import { useNudgeMutation, type Applicant } from '@/api/decisions'
import type { Stage } from '@/api/stages'
import type { Assignee } from '@/api/types'
import { useMay } from '@/features/decisions/permitted'
import { notify } from '@/lib/notify'
import { useSession } from '@/lib/session/useSession'
import { messageOf } from '@/rules/errors'
import { overdueIn } from '@/rules/stages'

type Props = { application: Applicant; stage: Stage; owner: Assignee | undefined }

/** Says that an application has been in its stage for too long. Whoever looks after it can be nudged once a day. */
export function Overdue({ application: { id, is_nudged: isNudged, stage_days: days }, stage, owner }: Props) {
  const { user } = useSession()
  const mayDecide = useMay('decide')
  const [nudge, { isLoading }] = useNudgeMutation()
  const overdue = overdueIn(days, stage)
  if (!overdue) return null
  const send = async () => {
    const { error } = await nudge(id)
    if (error) notify('Nobody was nudged.', { tone: 'bad', text: messageOf(error) })
  }
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-2 border-t border-line pt-1.5 text-12">
      <span className="text-medium">{overdue}</span>
      {owner &&
        mayDecide &&
        owner.id !== user?.id &&
        (isNudged ? (
          <span role="status" className="text-ink-soft">
            Nudged
          </span>
        ) : (
          <button
            type="button"
            disabled={isLoading}
            className="font-label text-brand hover:underline"
            onClick={() => void send()}
          >
            {`Nudge ${owner.username}`}
          </button>
        ))}
    </p>
  )
}
