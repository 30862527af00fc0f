import { ArrowLeftRight, BookOpen, Eraser, Files, FileText, ListOrdered, Undo2 } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'

import { NO_JOB_SELECTED } from '@/api/server.gen'
import type { Claim, LetterInput } from '@/api/coverLetters'
import { AiSign } from '@/components/AiSign'
import { Button } from '@/components/Button'
import { Field } from '@/components/Field'
import { FormNotice } from '@/components/FormNotice'
import { MarkedTextArea } from '@/components/MarkedTextArea'
import { ReadBy } from '@/components/ReadBy'
import { claimState, MARKS } from '@/features/coverLetters/claimStates'
import { GenerateFields } from '@/features/coverLetters/GenerateFields'
import { useKeptOrder } from '@/features/coverLetters/useKeptOrder'
import { useLetterWriter, type WrittenLetter } from '@/features/coverLetters/useLetterWriter'
import { intoView } from '@/lib/useNewPlace'
import { useSession } from '@/lib/session/useSession'
import { counted, wordCount } from '@/rules/figures'
import { basicLetter, marksOf, requirementsOf, type Answers } from '@/rules/letters'

// A letter without statements needs none of this.
const ClaimNotes = lazy(() =>
  import('@/features/coverLetters/ClaimNotes').then((file) => ({ default: file.ClaimNotes })),
)

// Each opens when its button is pressed.
const Wizard = lazy(() => import('@/features/coverLetters/Wizard').then((file) => ({ default: file.Wizard })))
const SavedLetters = lazy(() =>
  import('@/features/coverLetters/SavedLetters').then((file) => ({ default: file.SavedLetters })),
)
const StoryChoice = lazy(() =>
  import('@/features/coverLetters/StoryChoice').then((file) => ({ default: file.StoryChoice })),
)

const CLOSING = /\n[^\n]{0,40}\b(regards|sincerely|wishes|yours)\b[^\n]{0,40}(\n|$)/i
const LOGGED_OUT = 'Please log in to generate a cover letter.'

type Props = {
  /** The job that the letter is for. */
  job: { id: number; title: string; company: string; description: string } | null
  name: string
  skills: string
  text: string
  error: string | undefined
  /** Its statements, and whether something supports them. */
  claims: Claim[]
  isKept: boolean
  /** The text for the same job that another tab has kept, where it differs. */
  otherLetter: string
  onOtherLetter: () => void
  disabled: boolean
  /** Why no letter is written yet; null if nothing stands in the way. */
  obstacle: string | null
  onChange: (text: string) => void
  onWritten: (text: string, claims: Claim[], input: LetterInput) => void
}

type Mode = 'write' | 'customize' | 'generate' | 'story' | 'saved'

/** The cover letter: written by hand, from a template, or by a writer that is given instructions. */
export function LetterPanel(props: Props) {
  const {
    job,
    name,
    skills,
    text,
    error,
    claims,
    isKept,
    otherLetter,
    onOtherLetter,
    disabled,
    obstacle,
    onChange,
    onWritten,
  } = props
  const { user } = useSession()
  const { busy, write, customize, cancel } = useLetterWriter()
  const [mode, setMode] = useState<Mode>('write')
  const [order, changeOrder] = useKeptOrder(job, skills)
  const { answers, style } = order
  const [problem, setProblem] = useState<string | null>(null)
  const [before, setBefore] = useState<string | null>(null)
  const [author, setAuthor] = useState<{ text: string; api: string } | null>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const latest = useRef(text)
  useEffect(() => {
    latest.current = text
  }, [text])

  /** Replaces the text. The old one can be brought back, with what was typed while the new one was being written. */
  const replace = (next: string, by?: { letter: WrittenLetter; input: LetterInput }) => {
    const old = latest.current
    setBefore(old.trim() === '' || old === next ? null : old)
    if (by) onWritten(next, by.letter.claims, by.input)
    else onChange(next)
    setAuthor(by ? { text: next, api: by.letter.apiUsed } : null)
    setMode('write')
  }

  /** The fields of every order; undefined, with the reason shown, where no letter can be ordered. */
  const about = () => {
    setProblem(obstacle)
    if (obstacle) return
    if (!job) return setProblem(NO_JOB_SELECTED)
    if (!user) return setProblem(LOGGED_OUT)
    return { user_id: user.id, job_title: job.title, company: job.company, job_description: job.description }
  }

  const template = () => job && basicLetter({ name, title: job.title, company: job.company, skills })

  const fillTemplate = () => {
    setProblem(obstacle)
    if (obstacle) return
    const made = template()
    if (made) replace(made)
    else setProblem(NO_JOB_SELECTED)
  }

  const generate = async () => {
    const facts = about()
    if (!facts) return
    const input = { user_skills: order.skills, additional_info: order.more }
    const outcome = await write({ ...facts, ...input, customization: style })
    if (outcome === null) return
    if (typeof outcome === 'string') setProblem(outcome)
    else replace(outcome.text, { letter: outcome, input })
  }

  const ask = async (replies: Answers) => {
    const facts = about()
    if (!facts) return
    const input = { user_requirements: requirementsOf(replies) }
    const outcome = await customize({ ...facts, ...input, tone: style.tone, customization: style })
    if (outcome === null) return
    if (typeof outcome !== 'string') return replace(outcome.text, { letter: outcome, input })
    setProblem(`${outcome} Here is the basic template instead; your answers are kept.`)
    replace(template() ?? latest.current)
  }

  const leave = () => {
    cancel()
    setMode('write')
  }

  const find = ({ text: words, start }: Claim) => {
    const [mark] = marksOf(text, [{ text: words, start }])
    if (!mark) return
    area.current?.focus()
    area.current?.setSelectionRange(mark.start, mark.end)
  }

  const repair = (claim: Claim) => {
    const [mark] = marksOf(text, [claim])
    if (mark) onChange(text.slice(0, mark.start) + claim.repair + text.slice(mark.end))
    area.current?.focus()
  }
  const marks = marksOf(text, claims).map((mark) => {
    const claim = claims.find((item) => item.text === text.slice(mark.start, mark.end))
    return { ...mark, look: claim && MARKS[claimState(claim)] }
  })

  /** The story stands where the cursor was, or else before the closing. */
  const tell = (sentence: string) => {
    const closing = text.search(CLOSING)
    const at = area.current?.selectionEnd || (closing < 0 ? text.length : closing)
    const [head, tail] = [text.slice(0, at).trimEnd(), text.slice(at).trimStart()]
    const gap = head === '' ? '' : /[.!?]$/.test(head) ? ' ' : '\n\n'
    onChange(`${head}${gap}${sentence}${tail && '\n\n'}${tail}`)
    setMode('write')
    area.current?.focus()
  }

  const way = (to: Mode) => () => {
    setProblem(null)
    setMode(mode === to ? 'write' : to)
  }

  return (
    <section aria-label="Your words">
      <div role="group" aria-label="Ways to write it" className="mb-2 flex flex-wrap gap-2">
        <Button
          size="small"
          icon={<ListOrdered aria-hidden />}
          aria-pressed={mode === 'customize'}
          onClick={way('customize')}
        >
          Smart Customize
        </Button>
        <Button size="small" icon={<AiSign />} aria-pressed={mode === 'generate'} onClick={way('generate')}>
          AI Generate
        </Button>
        <Button size="small" icon={<FileText aria-hidden />} onClick={fillTemplate}>
          Basic Template
        </Button>
        <Button size="small" icon={<BookOpen aria-hidden />} aria-pressed={mode === 'story'} onClick={way('story')}>
          My stories
        </Button>
        <Button size="small" icon={<Files aria-hidden />} aria-pressed={mode === 'saved'} onClick={way('saved')}>
          My letters
        </Button>
        {text !== '' && (
          <Button
            size="small"
            variant="quiet"
            icon={<Eraser aria-hidden />}
            className="ml-auto"
            onClick={() => replace('')}
          >
            Clear
          </Button>
        )}
      </div>
      {mode !== 'write' && (
        <div key={mode} ref={intoView} className="mb-3 rounded-control border border-line bg-paper">
          <Suspense>
            {mode === 'story' && <StoryChoice text={text} onChoose={tell} />}
            {mode === 'saved' && job && <SavedLetters jobId={job.id} text={text} onUse={replace} />}
            {mode === 'customize' && (
              <Wizard
                answers={answers}
                style={style}
                busy={busy}
                onAnswers={(replies) => changeOrder({ answers: replies })}
                onStyle={(chosen) => changeOrder({ style: chosen })}
                onCancel={leave}
                onGenerate={(replies) => void ask(replies)}
              />
            )}
            {mode === 'generate' && (
              <GenerateFields
                order={order}
                busy={busy}
                onOrder={changeOrder}
                onCancel={leave}
                onGenerate={() => void generate()}
              />
            )}
          </Suspense>
        </div>
      )}
      <FormNotice className="mb-3">{problem}</FormNotice>
      <Field
        label="Cover letter"
        hint={
          isKept
            ? text && `${counted(wordCount(text), 'word')}, saved in this browser`
            : 'This browser has no room to save it'
        }
        error={error}
      >
        <MarkedTextArea
          ref={area}
          name="coverLetter"
          disabled={disabled}
          value={text}
          marks={marks}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      {claims.length > 0 && (
        <Suspense>
          <ClaimNotes claims={claims} onRepair={repair} onFind={find} />
        </Suspense>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-3">
        {author?.text === text && text !== '' && (
          <ReadBy
            apiUsed={author.api}
            rules="Put together by fixed rules from your profile, your resume and this job."
          />
        )}
        {before !== null && (
          <Button
            size="small"
            variant="quiet"
            icon={<Undo2 aria-hidden />}
            onClick={() => {
              onChange(before)
              setBefore(null)
            }}
          >
            Restore my text
          </Button>
        )}
        {otherLetter && (
          <p role="status" className="text-12 text-ink-soft">
            You wrote a different letter for this job in another tab.
          </p>
        )}
        {otherLetter && (
          <Button size="small" variant="quiet" icon={<ArrowLeftRight aria-hidden />} onClick={onOtherLetter}>
            Show the other text
          </Button>
        )}
      </div>
    </section>
  )
}
