import { Check, Circle, Scale } from 'lucide-react'
import { useState } from 'react'

import type { Question } from '@/api/analyses'
import { Badge } from '@/components/Badge'
import { Button } from '@/components/Button'
import { Card, CardHead } from '@/components/Card'
import { Failed } from '@/components/Failed'
import { Field } from '@/components/Field'
import { MarkedTextArea } from '@/components/MarkedTextArea'
import { StateIcon } from '@/components/StateIcon'
import { classes } from '@/lib/classes'
import type { MatchStorage } from '@/lib/kept/matchStorage'
import { counted, wordCount } from '@/rules/figures'
import { CheckResult } from './CheckResult'
import { coveredOf, marksOf, progressOf } from './points'
import { usePractice, type PracticeDraft } from './usePractice'

const WORDS_A_SECOND = 2.35 // as the server counts
const MOST_FACTS = 60

type Props = { storage: MatchStorage; job: string; questions: Question[] }

/** Questions to answer in one's own words; a check by rule says what the answer covers and lacks. */
export function Practice({ storage, job, questions }: Props) {
  const practice = usePractice(storage)
  const [chosen, setChosen] = useState(questions[0]?.text ?? '')
  const [point, setPoint] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const question = questions.find((each) => each.text === chosen) ?? questions[0]
  if (!question) return null

  const draft = practice.draftOf(question.text)
  const found = draft.checked?.answer === draft.answer ? draft.checked.found : null
  const words = wordCount(draft.answer)
  const ready = questions.filter((each) => isReady(practice.draftOf(each.text).checked?.found)).length

  const check = async () => {
    // What the model answers quote from the resume, this question's first.
    const quotes = [question, ...questions].map((each) => each.quote).filter((quote) => quote && !job.includes(quote))
    const facts = [...new Set(quotes)].slice(0, MOST_FACTS)
    const result = await practice.check(question.text, facts)
    setPoint(null)
    if (result) setSaid(`Covers ${coveredOf(result)} of ${result.points.length}.`)
  }

  return (
    <div className="grid grid-cols-1 gap-4 desk:grid-cols-[256px_minmax(0,1fr)]">
      <p role="status" className="sr-only">
        {said}
      </p>
      <Card className="self-start">
        <CardHead title="Questions" lead={`${ready} of ${questions.length} ready`} />
        <ol className="divide-y divide-line">
          {questions.map((each) => (
            <li key={each.text}>
              <button
                type="button"
                aria-current={each === question || undefined}
                onClick={() => {
                  setChosen(each.text)
                  setPoint(null)
                }}
                className={classes(
                  'flex w-full items-start gap-2 px-4 py-3 text-left text-13 hover:bg-paper focus-visible:-outline-offset-2',
                  each === question && 'bg-brand-soft',
                )}
              >
                <Progress draft={practice.draftOf(each.text)} />
                <span className="min-w-0 wrap-anywhere">
                  <span className="block font-label">{each.text}</span>
                  <span className="block text-12 text-ink-soft">{progressOf(practice.draftOf(each.text))}</span>
                </span>
              </button>
            </li>
          ))}
        </ol>
      </Card>
      <div>
        <Card className="grid grid-cols-1 wide:grid-cols-[minmax(0,1fr)_320px]">
          <div className="min-w-0 px-4 py-4 tablet:px-5">
            <p className="flex items-center gap-2 text-12 text-ink-soft">
              Question {questions.indexOf(question) + 1} of {questions.length}
              {question.topic && <Badge>{question.topic}</Badge>}
            </p>
            <h2 className="mt-2 text-20 wrap-anywhere">{question.text}</h2>
            <Field
              className="mt-4"
              label="Your answer"
              hint={`${counted(words, 'word')}, about ${Math.round(words / WORDS_A_SECOND)} seconds aloud. Aim for 60 to 90.`}
            >
              <MarkedTextArea
                value={draft.answer}
                marks={found ? marksOf(found, point) : []}
                maxLength={6000}
                onChange={(event) => practice.write(question.text, event.target.value)}
              />
            </Field>
            <div className="mt-4 flex flex-wrap items-center gap-2">
              <Button
                variant="primary"
                icon={<Check aria-hidden />}
                disabled={words === 0}
                busy={practice.checking ? 'Checking' : undefined}
                onClick={() => void check()}
              >
                {draft.checked ? 'Check again' : 'Check'}
              </Button>
              <p className="flex-1 text-12 text-ink-soft">Your answers are kept in this tab until you log out.</p>
            </div>
            {practice.failure && (
              <Failed title="Not checked." sentence={practice.failure} onRetry={() => void check()} />
            )}
          </div>
          <div className="min-w-0 border-line px-4 py-4 max-wide:border-t tablet:px-5 wide:border-l">
            <CheckResult draft={draft} found={found} chosen={point} onChoose={setPoint} />
          </div>
        </Card>
        <p className="mt-4 flex gap-2 text-12 text-ink-soft">
          <Scale aria-hidden className="mt-px size-[15px] shrink-0" strokeWidth={1.75} />
          Checked against six points by fixed rules. No model grades you, and no recruiter sees your answers.
        </p>
      </div>
    </div>
  )
}

type Found = Parameters<typeof coveredOf>[0] | undefined

const isReady = (found: Found): boolean => found !== undefined && coveredOf(found) === found.points.length

function Progress({ draft }: { draft: PracticeDraft }) {
  if (draft.answer.trim() === '')
    return <Circle aria-hidden className="size-[18px] shrink-0 text-ink-faint" strokeWidth={1.75} />
  return <StateIcon state={isReady(draft.checked?.found) ? 'met' : 'partly'} />
}
