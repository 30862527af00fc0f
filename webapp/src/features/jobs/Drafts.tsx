import { FileStack, Trash2 } from 'lucide-react'

import { useDeleteDraftMutation, type ShownDraft } from '@/api/jobDrafts'
import { Button } from '@/components/Button'
import { IconButton } from '@/components/IconButton'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'
import { counted } from '@/rules/figures'
import { shortMoment } from '@/rules/tracker'

type Props = { drafts: readonly ShownDraft[]; open: number; onOpen: (id: number) => void }

const nameOf = ({ name, form }: ShownDraft) => name || String(form['title'] || 'Without a title')

/** The drafts that a person can go on with, and the templates to begin with. */
export function Drafts({ drafts, open, onOpen }: Props) {
  const [remove] = useDeleteDraftMutation()
  const others = drafts.filter(({ id }) => id !== open)
  if (others.length === 0) return null
  const [templates, ownDrafts] = [
    others.filter((draft) => draft.is_template),
    others.filter((draft) => !draft.is_template),
  ]
  const drop = async (draft: ShownDraft) => {
    const { error } = await remove(draft.id)
    if (error) notify('It could not be deleted.', { tone: 'bad', text: messageOf(error) })
    else notify(`“${nameOf(draft)}” deleted.`, { tone: 'good' })
  }
  const summary = [
    ownDrafts.length > 0 && counted(ownDrafts.length, 'draft'),
    templates.length > 0 && counted(templates.length, 'template'),
  ]
  return (
    <details className="mb-4 rounded-card border border-line bg-surface">
      <summary className="flex cursor-pointer items-center gap-2 px-4 py-3 text-13 font-label">
        <FileStack aria-hidden className="size-4 text-ink-soft" strokeWidth={1.75} />
        {summary.filter(Boolean).join(', ')}
      </summary>
      <ul aria-label="Drafts and templates" className="border-t border-line text-13">
        {[...ownDrafts, ...templates].map((draft) => (
          <li key={draft.id} className="flex items-center gap-3 border-b border-line px-4 py-2 last:border-b-0">
            <span className="min-w-0 flex-1">
              <bdi className="line-clamp-2 font-label wrap-anywhere">{nameOf(draft)}</bdi>
              <span className="text-12 text-ink-soft">
                {draft.is_template ? 'Template' : `Draft, saved ${shortMoment(draft.saved_at)}`}
              </span>
            </span>
            <Button size="small" className="max-tablet:min-h-11" onClick={() => onOpen(draft.id)}>
              {draft.is_template ? 'Begin with it' : 'Continue'}
            </Button>
            {draft.is_own && (
              <IconButton aria-label={`Delete ${nameOf(draft)}`} onClick={() => void drop(draft)}>
                <Trash2 aria-hidden className="size-4!" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
