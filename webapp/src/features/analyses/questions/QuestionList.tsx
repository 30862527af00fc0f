import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import type { Level } from '@/api/analyses'
import { Button } from '@/components/Button'
import { Card } from '@/components/Card'
import { ReadBy } from '@/components/ReadBy'
import { levelTitle } from './levels'
import { QuestionItem } from './QuestionItem'
import type { QuestionsReply } from './useQuestions'

type Props = { level: Level; batch: QuestionsReply; loading: boolean; onMore: (() => void) | null }

/** The questions of one level, all pages so far; a new page takes the focus to its first question. */
export function QuestionList({ level, batch, loading, onMore }: Props) {
  const { questions, reply, next, apiUsed } = batch
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set([1]))
  const items = useRef<HTMLOListElement>(null)
  const before = useRef(questions.length)

  useEffect(() => {
    if (before.current > 0 && questions.length > before.current) {
      items.current?.children[before.current]?.querySelector('button')?.focus()
    }
    before.current = questions.length
  }, [questions.length])

  const toggle = (number: number) => {
    const changed = new Set(open)
    if (!changed.delete(number)) changed.add(number)
    setOpen(changed)
  }

  return (
    <Card>
      <div className="flex min-h-[50px] flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-b border-line px-4 py-3 tablet:px-5">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <h2 data-result-heading tabIndex={-1} className="text-15 outline-none">
            {levelTitle(level)} questions
          </h2>
          {questions.length > 0 && <span className="text-12 text-ink-soft">1 to {questions.length}</span>}
        </div>
        <ReadBy apiUsed={apiUsed} rules="Put together by fixed rules from this job and your resume." />
      </div>
      {reply && <p className="max-w-[80ch] px-4 py-5 text-15 whitespace-pre-wrap tablet:px-5">{reply}</p>}
      {!reply && questions.length === 0 && (
        <p className="px-5 py-8 text-13 text-ink-soft">
          We found nothing to ask about. Paste the part of the job description that says what the job asks for.
        </p>
      )}
      <ol ref={items} className="divide-y divide-line">
        {questions.map((question) => (
          <QuestionItem
            key={question.number}
            question={question}
            open={open.has(question.number)}
            onToggle={() => toggle(question.number)}
          />
        ))}
      </ol>
      {onMore && questions.length > 0 && (
        <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-3 tablet:px-5">
          {next === null ? (
            <span className="text-12 text-ink-soft">These are all the questions at this level.</span>
          ) : (
            <>
              <Button icon={<Plus aria-hidden />} busy={loading ? 'Loading' : undefined} onClick={onMore}>
                Load More
              </Button>
              <span className="text-12 text-ink-soft">The next five do not repeat these.</span>
            </>
          )}
        </div>
      )}
    </Card>
  )
}
