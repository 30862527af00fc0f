import { ChevronDown, MessageCircleQuestionMark, RotateCcw, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useRef, useState } from 'react'

import { IconButton } from '@/components/IconButton'
import { Mark } from '@/components/Logo'
import { Conversation } from '@/features/help/Conversation'
import { QuestionForm } from '@/features/help/QuestionForm'
import type { Icons } from '@/features/help/ReplyLinks'
import { useConversation } from '@/features/help/useConversation'
import { classes } from '@/lib/classes'
import { PRODUCT_NAME } from '@/lib/product'
import { useNarrow } from '@/lib/useNarrow'

const NAME = `${PRODUCT_NAME} Assistant`

type Props = { icons: Icons; onHelpDesk: () => void }

/** The round button of every screen and the window of the assistant; on a phone the window is a sheet. */
export function Assistant({ icons, onHelpDesk }: Props) {
  const [open, setOpen] = useState(false)
  const { exchanges, draft, setDraft, ask, startOver } = useConversation()
  const narrow = useNarrow()
  const field = useRef<HTMLInputElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  // Set when a link is followed: then closing does not return the focus to the button.
  const leaving = useRef(false)

  const leave = () => {
    leaving.current = true
    setOpen(false)
  }
  const ways = {
    icons,
    onGo: () => narrow && leave(),
    onSentToLogin: leave,
    onHelpDesk: () => {
      if (narrow) setOpen(false)
      onHelpDesk()
    },
  }
  const askAndWrite = (question: string) => {
    const isAsked = ask(question)
    if (!isAsked || document.activeElement === field.current) return isAsked
    // The pressed button is gone. On a phone the field gets no focus: the keyboard would cover the answer.
    const next = narrow ? content.current : field.current
    next?.focus()
    return isAsked
  }

  return (
    <Dialog.Root open={open} onOpenChange={setOpen} modal={narrow}>
      <Dialog.Trigger
        ref={toggle}
        aria-label={NAME}
        data-print="no"
        data-companion="assistant"
        className="grid size-12 place-items-center rounded-full bg-ink text-paper shadow-floating transition-transform hover:scale-105"
      >
        {open ? (
          <ChevronDown aria-hidden className="size-5" strokeWidth={2} />
        ) : (
          <MessageCircleQuestionMark aria-hidden className="size-[22px]" strokeWidth={1.75} />
        )}
      </Dialog.Trigger>
      <Dialog.Portal>
        {narrow && <Dialog.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />}
        <Dialog.Content
          ref={content}
          tabIndex={-1}
          data-print="no"
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            leaving.current = false
            // On a phone the keyboard would cover the suggestions.
            const first = narrow ? content.current : field.current
            first?.focus()
          }}
          onCloseAutoFocus={(event) => {
            if (leaving.current) event.preventDefault()
          }}
          onInteractOutside={(event) => {
            if (!narrow) event.preventDefault()
          }}
          onEscapeKeyDown={(event) => {
            // Escape closes this window only if the focus is in it, on its button or nowhere.
            const at = document.activeElement
            const here = at === document.body || at === toggle.current || content.current?.contains(at)
            if (!narrow && !here) event.preventDefault()
          }}
          className={classes(
            'fixed flex flex-col overflow-hidden border-line-strong bg-float text-ink shadow-floating outline-none',
            'inset-x-0 bottom-0 z-50 h-[86dvh] animate-sheet rounded-t-dialog border-t',
            'tablet:inset-auto tablet:right-10 tablet:bottom-[88px] tablet:z-30 tablet:h-auto tablet:max-h-[min(716px,calc(100dvh-112px))] tablet:min-h-[min(440px,calc(100dvh-112px))]',
            'tablet:w-[384px] tablet:animate-rise tablet:rounded-dialog tablet:border',
          )}
        >
          <header className="flex items-center gap-3 border-b border-line py-3 pr-3 pl-4">
            <Mark className="size-[22px] shrink-0" />
            <div className="min-w-0 flex-1">
              <Dialog.Title className="font-heading text-15 font-strong">{NAME}</Dialog.Title>
              <Dialog.Description className="text-12 text-ink-faint">
                Your messages stay in this browser
              </Dialog.Description>
            </div>
            {exchanges.length > 0 && (
              <IconButton
                aria-label="Start over"
                size={narrow ? 'large' : 'small'}
                onClick={() => {
                  startOver()
                  content.current?.focus()
                }}
              >
                <RotateCcw aria-hidden className="size-4!" />
              </IconButton>
            )}
            <Dialog.Close asChild>
              <IconButton aria-label="Close" size={narrow ? 'large' : 'small'}>
                <X aria-hidden />
              </IconButton>
            </Dialog.Close>
          </header>
          <Conversation exchanges={exchanges} onAsk={askAndWrite} ways={ways} />
          <QuestionForm field={field} text={draft} onChange={setDraft} onAsk={askAndWrite} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
