import { useState } from 'react'

import { useWriteNoteMutation, type Applicant } from '@/api/decisions'
import type { Stage } from '@/api/stages'
import type { Assignee } from '@/api/types'
import { useMay } from '@/features/decisions/permitted'
import { keptWork } from '@/lib/kept/keptWork'
import { notify } from '@/lib/notify'
import { useSession } from '@/lib/session/useSession'
import { useToday } from '@/lib/useToday'
import { messageOf } from '@/rules/errors'
import { overdueIn } from '@/rules/stages'

type Props = { application: Applicant; stage: Stage; owner: Assignee | undefined }

/** Says that an application has been in its stage for too long. Its owner is nudged by a note that names them, which
 * emails them, once a day. */
export function Overdue({ application: { id, full_name: name, stage_days: days }, stage, owner }: Props) {
  const { user } = useSession()
  const today = useToday()
  const mayDecide = useMay('decide')
  const [drawer] = useState(() => keptWork(user?.id ?? 'nobody', 'nudges'))
  const [isNudged, setNudged] = useState(() => drawer.read(String(id)) === today)
  const [write, { isLoading }] = useWriteNoteMutation()
  const overdue = overdueIn(days, stage)
  if (!overdue) return null
  const nudge = async () => {
    const { error } = await write({ id, text: `@${owner!.username} ${name}: ${overdue}, ${stage.name}.` })
    if (error) return notify('Nobody was nudged.', { tone: 'bad', text: messageOf(error) })
    drawer.write(String(id), today)
    setNudged(true)
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
            onClick={() => void nudge()}
          >
            {`Nudge ${owner.username}`}
          </button>
        ))}
    </p>
  )
}
