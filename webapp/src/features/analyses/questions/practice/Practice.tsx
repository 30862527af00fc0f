import { Bookmark, Check, Mic, Scale } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'

import type { Question } from '@/api/analyses'
import type { NewStory } from '@/api/stories'
import { Badge } from '@/components/Badge'
import { Button } from '@/components/Button'
import { Card } from '@/components/Card'
import { Failed } from '@/components/Failed'
import { Field } from '@/components/Field'
import { IconButton } from '@/components/IconButton'
import { MarkedTextArea } from '@/components/MarkedTextArea'
import { Quote } from '@/components/Quote'
import { WIDE } from '@/lib/layout'
import { useMedia } from '@/lib/useMedia'
import type { MatchStorage } from '@/lib/kept/matchStorage'
import { atTime } from '@/rules/clock'
import { counted, wordCount } from '@/rules/figures'
import { CheckResult } from './CheckResult'
import { coveredOf, marksOf } from './points'
import { QuestionsToAnswer } from './QuestionsToAnswer'
import { asAnswer, fromAnswer } from './stories'
import { StoryBank } from './StoryBank'
import { useOwnQuestions } from './useOwnQuestions'
import { usePractice } from './usePractice'
import { useSpeech } from './useSpeech'

const WORDS_A_SECOND = 2.35 // as the server counts
const MOST_FACTS = 60
const COLUMNS = { gridTemplateColumns: 'minmax(0, 1fr) 272px' }
const WRITING = 'textarea, input, select, [contenteditable]'

type Props = { storage: MatchStorage; job: string; questions: Question[] }

/** Questions to answer in one's own words; a check by rule says what the answer covers and lacks. */
export function Practice({ storage, job, questions: generated }: Props) {
  const practice = usePractice(storage)
  const isWide = useMedia(WIDE)
  const { questions, isOwn, add, remove } = useOwnQuestions(storage, generated)
  const [chosen, setChosen] = useState(generated[0]?.text ?? '')
  const [point, setPoint] = useState<string | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const [offered, setOffered] = useState<NewStory | null>(null)
  const at = Math.max(
    0,
    questions.findIndex((item) => item.text === chosen),
  )
  const question = questions[at]

  const choose = useCallback((text: string) => {
    setChosen(text)
    setPoint(null)
  }, [])
  const [before, after] = [questions[at - 1]?.text, questions[at + 1]?.text]
  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).matches?.(WRITING)) return
      const next = { j: after, k: before }[event.key]
      if (next !== undefined && !document.querySelector('[role=dialog]')) choose(next)
    }
    document.addEventListener('keydown', walk)
    return () => document.removeEventListener('keydown', walk)
  }, [after, before, choose])

  const draft = practice.draftOf(question?.text ?? '')
  const write = (text: string) => question && practice.write(question.text, text)
  const speech = useSpeech((words) => write(`${draft.answer} ${words}`.trim()))
  if (!question) return null
  const report = draft.checked?.answer === draft.answer ? draft.checked.found : null
  const words = wordCount(draft.answer)

  const check = async () => {
    // What the model answers quote from the resume, this question's first.
    const quotes = [question, ...questions].map((item) => item.quote).filter((quote) => quote && !job.includes(quote))
    const facts = [...new Set(quotes)].slice(0, MOST_FACTS)
    const result = await practice.check(question.text, facts)
    setPoint(null)
    if (result) setAnnouncement(`Covers ${coveredOf(result)} of ${result.points.length}.`)
  }

  return (
    <div className="grid grid-cols-1 gap-4 desk:grid-cols-[256px_minmax(0,1fr)]">
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <QuestionsToAnswer
        questions={questions}
        chosen={question}
        isOwn={isOwn}
        draftOf={practice.draftOf}
        onChoose={choose}
        onAdd={(text) => {
          add(text)
          choose(text)
        }}
        onRemove={remove}
      />
      <div className="min-w-0">
        <Card className="grid grid-cols-1 overflow-hidden" style={isWide ? COLUMNS : undefined}>
          <div className="min-w-0 px-4 py-4 tablet:px-5">
            <div className="flex items-center gap-2 text-12 text-ink-soft">
              Question {at + 1} of {questions.length}
              {question.topic && <Badge>{question.topic}</Badge>}
              <span className="flex flex-1 justify-end gap-1">
                <Step letter="J" name="Next question" to={after} onGo={choose} />
                <Step letter="K" name="Previous question" to={before} onGo={choose} />
              </span>
            </div>
            <h2 className="mt-2 text-20 wrap-anywhere">{question.text}</h2>
            {question.quote && job.includes(question.quote) && (
              <div className="mt-2">
                <Quote>The job says: “{question.quote}”</Quote>
              </div>
            )}
            <Field
              className="mt-4"
              label="Your answer"
              hint={`${counted(words, 'word')}, about ${Math.round(words / WORDS_A_SECOND)} seconds aloud. Aim for 60 to 90.`}
            >
              <MarkedTextArea
                large
                value={draft.answer}
                marks={report ? marksOf(report, point) : []}
                maxLength={6000}
                onChange={(event) => write(event.target.value)}
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
              {speech && (
                <Button icon={<Mic aria-hidden />} aria-pressed={speech.listening} onClick={speech.toggle}>
                  {speech.listening ? 'Stop' : 'Speak it'}
                </Button>
              )}
              <Button
                variant="quiet"
                icon={<Bookmark aria-hidden />}
                disabled={words === 0}
                onClick={() => setOffered(fromAnswer(draft, question.topic))}
              >
                Save as story
              </Button>
              <p className="flex-1 text-right text-12 text-ink-soft">
                {practice.savedAt ? `Saved ${atTime(practice.savedAt)}` : 'Kept in this tab until you log out.'}
              </p>
            </div>
            {practice.failure && (
              <Failed title="Not checked." sentence={practice.failure} onRetry={() => void check()} />
            )}
          </div>
          <div className="min-w-0 border-line bg-paper px-4 py-4 max-wide:border-t tablet:px-5 wide:border-l">
            <CheckResult draft={draft} result={report} chosen={point} onChoose={setPoint} />
          </div>
        </Card>
        <StoryBank
          questions={questions}
          question={question}
          inAnswer={draft.stories ?? []}
          inAnswers={practice.stories}
          onUse={(story) => {
            practice.tell(question.text, [draft.answer.trim(), asAnswer(story)].filter(Boolean).join('\n\n'), story.id)
            setAnnouncement(`${story.title} is in your answer.`)
          }}
          offered={offered}
          onOffered={(id) => {
            if (id !== null) practice.tell(question.text, draft.answer, id)
            setOffered(null)
          }}
        />
        <p className="mt-4 flex gap-2 text-12 text-ink-soft">
          <Scale aria-hidden className="mt-px size-[15px] shrink-0" strokeWidth={1.75} />
          Checked by fixed rules. No model grades you, and no recruiter sees your answers.
        </p>
      </div>
    </div>
  )
}

type StepProps = { letter: string; name: string; to: string | undefined; onGo: (text: string) => void }

function Step({ letter, name, to, onGo }: StepProps) {
  return (
    <IconButton edge aria-label={name} title={name} disabled={to === undefined} onClick={() => to && onGo(to)}>
      <span className="text-12">{letter}</span>
    </IconButton>
  )
}
