import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { Toaster, toast } from 'sonner'

import { Button } from '@/components/Button'
import { toastsAreReady, type Notice, type NoticeTone, type Undoable } from '@/lib/notify'

const icons: Record<NoticeTone, ReactNode> = {
  good: <CircleCheck aria-hidden className="text-good" />,
  bad: <CircleX aria-hidden className="text-weak" />,
  warning: <TriangleAlert aria-hidden className="text-medium" />,
  plain: <Info aria-hidden className="text-ink-soft" />,
}

/** The look of one toast: icon, one bold line, one soft line. */
function Toast({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const urgent = notice.tone === 'bad' || notice.tone === 'warning'
  return (
    <div
      role={urgent ? 'alert' : 'status'}
      // A toast may lie over an open dialog: closing the toast must not count as a press outside the dialog.
      style={{ pointerEvents: 'auto' }}
      onPointerEnter={notice.undoable?.pause}
      onPointerLeave={notice.undoable?.resume}
      onPointerDown={(event) => event.nativeEvent.stopPropagation()}
      className="flex items-start gap-3 rounded-card border border-line-strong bg-float p-3.5 text-13 text-ink shadow-floating [&>svg]:mt-px [&>svg]:size-[18px] [&>svg]:shrink-0 [&>svg]:stroke-2"
    >
      {icons[notice.tone]}
      <div className="min-w-0 flex-1">
        <p className="font-strong">{notice.title}</p>
        {notice.text && <p className="mt-0.5 text-ink-soft">{notice.text}</p>}
      </div>
      {notice.undoable && <Undo undoable={notice.undoable} />}
      <button
        type="button"
        aria-label="Close this message"
        onClick={onClose}
        className="-m-1 grid size-6 place-items-center rounded-badge text-ink-soft hover:bg-muted hover:text-ink"
      >
        <X aria-hidden className="size-4" strokeWidth={1.75} />
      </button>
    </div>
  )
}

/** The way back, with the seconds that are left for it. */
function Undo({ undoable: { left, onUndo } }: { undoable: Undoable }) {
  const [seconds, setSeconds] = useState(() => Math.ceil(left() / 1000))
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.ceil(left() / 1000)), 250)
    return () => clearInterval(timer)
  }, [left])
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className="w-6 text-right text-ink-soft">
        {seconds}
      </span>
      <Button size="row" onClick={onUndo}>
        Undo
      </Button>
    </span>
  )
}

const show = (notice: Notice) => {
  const duration = notice.undoable ? Infinity : (notice.lasts ?? (notice.tone === 'bad' ? 10_000 : 6_000))
  const options = { duration, id: notice.id ?? notice.title, className: notice.undoable && 'toast-undo' }
  toast.custom((id) => <Toast notice={notice} onClose={() => toast.dismiss(id)} />, options)
}

/** Where toasts appear. It comes with the first one. */
export const Toasts: ComponentType = () => {
  useEffect(() => toastsAreReady(show, (id) => void toast.dismiss(id)), [])
  return <Toaster position="bottom-right" gap={10} visibleToasts={4} />
}
