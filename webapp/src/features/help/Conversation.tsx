import { Fragment, useLayoutEffect, useRef } from 'react'

import { Bubble, Typing } from '@/features/help/Bubble'
import { OFFERED, quickQuestions } from '@/features/help/quickQuestions'
import { Reply, type Ways } from '@/features/help/Reply'
import type { Exchange } from '@/features/help/useConversation'

type Props = { exchanges: Exchange[]; onAsk: (question: string) => void; ways: Ways }

/** Everything said so far, the newest at the bottom; new answers are read out. */
export function Conversation({ exchanges, onAsk, ways }: Props) {
  const log = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = log.current
    const question = box?.querySelector<HTMLElement>(':scope > :nth-last-child(2)')
    if (!box || !question) return
    // Scrolls to the end, or to the beginning of an answer that is too long for the window.
    box.scrollTop = Math.min(box.scrollHeight - box.clientHeight, question.offsetTop - 16)
  }, [exchanges])
  return (
    <div
      ref={log}
      role="log"
      aria-live="polite"
      aria-label="Conversation"
      tabIndex={0}
      className="relative min-h-0 flex-1 space-y-3 overflow-y-auto overscroll-contain p-4 focus-visible:-outline-offset-2"
    >
      <Bubble>Hello. Ask me where something is or how it works.</Bubble>
      {exchanges.length === 0 && (
        <ul aria-label="Frequent questions" className="flex flex-col items-end gap-2 pt-1">
          {quickQuestions.slice(0, OFFERED).map((question) => (
            <li key={question}>
              <button
                type="button"
                onClick={() => onAsk(question)}
                className="min-h-9 rounded-card border border-brand-line bg-surface px-3.5 py-1.5 text-left text-13 font-label text-brand transition-colors hover:bg-brand-soft hover:text-brand-strong"
              >
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
      {exchanges.map((exchange) => (
        <Fragment key={exchange.number}>
          <Bubble isOwn>{exchange.question}</Bubble>
          {exchange.answered ? (
            <Bubble>
              <Reply reply={exchange.reply} onAsk={onAsk} ways={ways} />
            </Bubble>
          ) : (
            <Typing />
          )}
        </Fragment>
      ))}
    </div>
  )
}
