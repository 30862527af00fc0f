import type { Recount } from '@/api/corrections'
import { counted } from '@/rules/figures'

/** How far the person's word has moved the score. */
export function FromYou({ recount, percent }: { recount: Recount; percent: number }) {
  const { percent_as_read: asRead, corrections } = recount
  const moved = percent - asRead
  if (moved === 0) return null
  return (
    <p className="mt-2 w-fit rounded-full bg-thread-soft px-2.5 py-1 text-12 text-thread-ink">
      {asRead} → <span className="font-strong">{percent}</span> {moved > 0 ? `+${moved}` : `−${-moved}`} from your{' '}
      {corrections.length === 1 ? 'correction' : counted(corrections.length, 'correction')}
    </p>
  )
}
