import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import { useEffect, useRef, type ReactNode } from 'react'

import { classes } from '@/lib/classes'
import { useReturnFocus } from '@/lib/useReturnFocus'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Above the title, on a soft disc. */
  sign?: ReactNode
  title: ReactNode
  lead?: ReactNode
  /** Quiet buttons first, the main action last. */
  actions?: ReactNode
  /** At the left of the actions; above them on a phone. */
  note?: ReactNode
  children?: ReactNode
  /** For long text and lists; `film` uses all the room there is, `broad` suits a whole result. */
  wide?: boolean | 'film' | 'broad'
  /** A message that must not be missed; read by screen readers immediately. */
  urgent?: boolean
}

const widths = {
  false: 'tablet:w-[440px]',
  true: 'tablet:w-[min(640px,92vw)]',
  broad: 'tablet:w-[min(1200px,96vw)]',
  film: 'tablet:w-[min(1040px,92vw,calc((90dvh-180px)*1.6))]',
}

/** A dialog in the middle of the page; on a phone a sheet from below, which leaves the room of a toast above it. */
export function Dialog({ open, onOpenChange, wide = false, urgent = false, ...parts }: Props) {
  const { sign, title, lead, actions, note, children } = parts
  const focus = useReturnFocus()
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <Primitive.Content
          {...focus}
          role={urgent ? 'alertdialog' : 'dialog'}
          {...(lead ? {} : { 'aria-describedby': undefined })}
          className={classes(
            'fixed z-50 flex max-h-[min(90dvh,100dvh-6rem)] flex-col border border-line-strong bg-float text-ink shadow-floating outline-none',
            'inset-x-0 bottom-0 animate-sheet rounded-t-dialog border-x-0 border-b-0 p-4 pt-5',
            'tablet:inset-auto tablet:top-1/2 tablet:left-1/2 tablet:-translate-x-1/2 tablet:-translate-y-1/2',
            'tablet:max-h-[90dvh] tablet:animate-appear tablet:rounded-dialog tablet:border tablet:p-6',
            'low:max-h-[90dvh] low:overflow-y-auto',
            widths[String(wide) as keyof typeof widths],
          )}
        >
          <span
            aria-hidden
            className="absolute top-2 left-1/2 h-1 w-8 -translate-x-1/2 rounded-full bg-line-strong tablet:hidden"
          />
          <div className="flex items-start justify-between gap-4">
            <div className="min-w-0 wrap-anywhere">
              {sign && (
                <span className="mb-4 grid size-10 place-items-center rounded-full bg-brand-soft text-brand [&_svg]:size-5">
                  {sign}
                </span>
              )}
              <Primitive.Title className="font-heading text-20 font-strong">{title}</Primitive.Title>
              {lead && <Primitive.Description className="mt-1 text-13 text-ink-soft">{lead}</Primitive.Description>}
            </div>
            <Primitive.Close
              aria-label="Close"
              className="-mt-1 -mr-1.5 grid size-[30px] shrink-0 place-items-center rounded-small text-ink-soft hover:bg-muted hover:text-ink"
            >
              <X aria-hidden className="size-[18px]" strokeWidth={1.75} />
            </Primitive.Close>
          </div>
          {children && <Body>{children}</Body>}
          {actions && (
            <div className="mt-6 flex flex-col gap-3 text-13 text-ink-soft tablet:flex-row tablet:items-center">
              {note}
              <div className="flex flex-col-reverse gap-2 *:w-full tablet:ml-auto tablet:flex-row tablet:*:w-auto">
                {actions}
              </div>
            </div>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

const PRESSED = 'a, button, input, select, textarea, [tabindex]'

/** Long text with nothing in it to press takes the focus itself, so that keys can scroll it. */
function Body({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = body
    if (!current) return
    if (current.scrollHeight > current.clientHeight && !current.querySelector(PRESSED)) current.tabIndex = 0
    else current.removeAttribute('tabindex')
  })
  return (
    <div ref={body} className="-mx-1 mt-4 min-h-0 overflow-y-auto px-1 text-15 low:shrink-0 low:overflow-visible">
      {children}
    </div>
  )
}
