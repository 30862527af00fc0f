import { useRef, type KeyboardEvent, type ReactNode } from 'react'

import { Dialog } from '@/components/Dialog'

type Choice = { key: string; name: string; sign?: ReactNode; hint?: string; onChoose: () => void }

type Props = { title: string; lead?: string; choices: readonly Choice[]; onClose: () => void }

/** One of a few things to do: by a press, by its number, or with the arrows and Enter. */
export function ChoiceDialog({ title, lead, choices, onClose }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const choose = ({ onChoose }: Choice) => {
    onClose()
    onChoose()
  }
  const press = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const numbered = choices[Number(event.key) - 1]
    if (!step && !numbered) return
    event.preventDefault()
    if (numbered) return choose(numbered)
    const at = buttons.findIndex((button) => button === document.activeElement)
    buttons[(at + step + buttons.length) % buttons.length]?.focus()
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} lead={lead}>
      <ul ref={list} className="py-1">
        {choices.map((choice, at) => (
          <li key={choice.key}>
            <button
              type="button"
              data-first-focus={at === 0 ? '' : undefined}
              aria-keyshortcuts={at < 9 ? String(at + 1) : undefined}
              onClick={() => choose(choice)}
              onKeyDown={press}
              className="flex min-h-11 w-full items-center gap-2.5 rounded-control px-2.5 py-1.5 text-left text-13 hover:bg-muted"
            >
              {choice.sign}
              <span dir="auto" className="min-w-0 flex-1 font-label wrap-anywhere">
                {choice.name}
              </span>
              {choice.hint && <span className="text-12 text-ink-soft">{choice.hint}</span>}
              {at < 9 && (
                <kbd aria-hidden className="hidden font-text text-12 text-ink-soft desk:inline">
                  {at + 1}
                </kbd>
              )}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
