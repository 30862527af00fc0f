import { ChevronDown, Copy } from 'lucide-react'
import { useId, type Ref } from 'react'

import type { Question } from '@/api/analyses'
import { Badge } from '@/components/Badge'
import { Button } from '@/components/Button'
import { Quote } from '@/components/Quote'
import { classes } from '@/lib/classes'
import { notify } from '@/lib/notify'

type Props = { question: Question; open: boolean; onToggle: () => void; ref?: Ref<HTMLButtonElement> }

async function copy({ text, answer }: Question): Promise<void> {
  try {
    await navigator.clipboard.writeText(`${text}\n\n${answer}`)
    notify('Copied', { text: 'The question and its answer are on your clipboard.', tone: 'good' })
  } catch {
    notify('Your browser did not allow copying.', { text: 'Select the text instead.', tone: 'bad' })
  }
}

function Topic({ question }: { question: Question }) {
  if (question.gap) return <Badge tone="medium">Missing in your resume</Badge>
  return question.topic ? <Badge>{question.topic}</Badge> : null
}

/** One question; when open, with an answer to compare one's own with. */
export function QuestionItem({ question, open, onToggle, ref }: Props) {
  const id = useId()
  return (
    <li>
      <h3 className="font-text">
        <button
          ref={ref}
          type="button"
          id={id}
          aria-expanded={open}
          aria-controls={`${id}-answer`}
          onClick={onToggle}
          className="grid w-full grid-cols-[20px_minmax(0,1fr)_auto] items-baseline gap-x-3.5 gap-y-2 px-4 py-4 text-left text-15 font-strong tracking-normal transition-colors hover:bg-paper focus-visible:-outline-offset-2 tablet:grid-cols-[20px_minmax(0,1fr)_auto_auto] tablet:px-5"
        >
          <span className="text-right font-normal text-ink-faint">{question.number}</span>
          <span>{question.text}</span>
          <span className="max-tablet:col-start-2 max-tablet:row-start-2">
            <Topic question={question} />
          </span>
          <ChevronDown
            aria-hidden
            strokeWidth={1.75}
            className={classes(
              'size-4 self-center text-ink-soft transition-transform',
              open && 'rotate-180',
              'max-tablet:col-start-3 max-tablet:row-start-1',
            )}
          />
        </button>
      </h3>
      <div
        role="region"
        id={`${id}-answer`}
        aria-labelledby={id}
        className={classes('px-4 pb-4 pl-[50px] tablet:pr-5 tablet:pl-[54px]', open ? '-mt-2' : 'hidden')}
      >
        <p className="max-w-[72ch] text-15 whitespace-pre-wrap text-ink">{question.answer}</p>
        {question.quote && !question.answer.includes(question.quote) && (
          <div className="mt-2.5 max-w-[72ch]">
            <Quote>{question.quote}</Quote>
          </div>
        )}
        <Button size="row" className="mt-3" icon={<Copy aria-hidden />} onClick={() => void copy(question)}>
          Copy
        </Button>
      </div>
    </li>
  )
}
