import { Archive, CircleCheck, CircleX } from 'lucide-react'

import { classes } from '@/lib/classes'
import type { DocumentState } from '@/rules/tracker'

const looks = {
  submitted: { look: 'bg-good-soft text-good', Icon: CircleCheck, icon: '', says: 'submitted' },
  legacy: { look: 'bg-thread-soft text-thread-ink', Icon: Archive, icon: '', says: 'submitted before files were kept' },
  absent: {
    look: 'border border-line bg-surface text-ink-soft',
    Icon: CircleX,
    icon: 'text-weak',
    says: 'not submitted',
  },
} as const satisfies Record<DocumentState, unknown>

/** Whether a document was sent: a green check, an amber box if no file is stored, a red cross. */
export function DocumentChip({ label, state }: { label: string; state: DocumentState }) {
  const { look, Icon, icon, says } = looks[state]
  return (
    <span
      data-state={state}
      className={classes(
        'inline-flex h-5.5 shrink-0 items-center gap-1.5 rounded-badge px-2 text-12 font-label whitespace-nowrap',
        look,
      )}
    >
      <Icon aria-hidden className={classes('size-[13px] shrink-0', icon)} strokeWidth={2} />
      {label}
      {state === 'legacy' && ' (Legacy)'}
      <span className="sr-only">{says}</span>
    </span>
  )
}
