import '@/features/machineViews/machine.css'

import {
  CalendarX2,
  CircleAlert,
  Columns2,
  EyeOff,
  Heading,
  ImageOff,
  ScanText,
  Type,
  Upload,
  UserRoundX,
} from 'lucide-react'
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { useSeeResumeMutation, type MachineView as View } from '@/api/machineViews'
import { MATCH_FORMATS } from '@/api/server.gen'
import { Button } from '@/components/Button'
import { Card, CardHead } from '@/components/Card'
import { DropZone } from '@/components/DropZone'
import { FilePicker } from '@/components/FilePicker'
import { FormNotice } from '@/components/FormNotice'
import { FromProfile } from '@/components/FromProfile'
import { PageHeader } from '@/components/PageHeader'
import { StateIcon } from '@/components/StateIcon'
import { ProblemAnswers, type Answers } from '@/features/machineViews/Answers'
import { FieldThread } from '@/features/machineViews/FieldThread'
import { FilePage } from '@/features/machineViews/FilePage'
import { classes } from '@/lib/classes'
import { tellNotMade } from '@/lib/notMade'
import { useSession } from '@/lib/session/useSession'
import { useFetchFile } from '@/lib/useFetchFile'
import { useFileDrop } from '@/lib/useFileDrop'
import { messageOf } from '@/rules/errors'
import { counted } from '@/rules/figures'
import { refusal } from '@/rules/resumeFiles'

const icons: Record<View['problems'][number]['kind'], ReactNode> = {
  scan: <ScanText aria-hidden />,
  hidden: <EyeOff aria-hidden />,
  date: <CalendarX2 aria-hidden />,
  columns: <Columns2 aria-hidden />,
  font: <Type aria-hidden />,
  picture: <ImageOff aria-hidden />,
  contact: <UserRoundX aria-hidden />,
  headings: <Heading aria-hidden />,
}
const states = { read: 'met', partly: 'partly', lost: 'missing' } as const
/** The boxes of the page. */
const legend = [
  ['read', 'Read'],
  ['partly', 'Partly'],
  ['lost', 'Lost'],
] as const
const words = { read: 'Read', partly: 'Partly', lost: 'Nothing read' }

/** A resume as the software of an employer reads it, and how to fix what it does not understand. */
export function MachineView() {
  const [file, setFile] = useState<File | null>(null)
  const [see, { data, error, isLoading, fulfilledTimeStamp }] = useSeeResumeMutation()
  const [wrong, setWrong] = useState<string>()
  const [answers, setAnswers] = useState<Answers>(new Map())
  const { uploads } = useSession()
  const take = useCallback(
    (chosen: File) => {
      const reason = refusal(chosen, MATCH_FORMATS, uploads.resume_bytes) ?? undefined
      setWrong(reason)
      if (reason) return
      setFile(chosen)
      setAnswers(new Map())
      void see({ resume: chosen })
    },
    [see, uploads.resume_bytes],
  )
  const hovering = useFileDrop(take)
  const isFetching = useStudioFile(take)
  const navigate = useNavigate()
  const isRead = data && !isLoading && file
  return (
    <>
      <PageHeader
        title="How a machine reads your file"
        lead={
          isRead
            ? `${file.name}, ${counted(data.pages, 'page')}. Read the way an employer’s software reads it; nothing is stored.`
            : 'Software reads your resume before a person does. See what it understands. Nothing is stored.'
        }
        actions={
          file && (
            <>
              <FilePicker
                formats={MATCH_FORMATS}
                label="Resume"
                size="medium"
                icon={<Upload aria-hidden />}
                onFile={take}
              >
                Replace file
              </FilePicker>
              <FromProfile onFile={take} />
              {isRead && data.problems.length > 0 && (
                <Button
                  variant="primary"
                  onClick={() =>
                    void navigate('/user/career', {
                      state: { file, answers: [...answers.values()].map(({ answer }) => answer) },
                    })
                  }
                >
                  {data.problems.length === 1 ? 'Fix it' : `Fix all ${data.problems.length}`}
                </Button>
              )}
            </>
          )
        }
      />
      {!file && !isFetching && (
        <DropZone
          resume={null}
          formats={MATCH_FORMATS}
          hovering={hovering}
          error={wrong}
          className="machine-drop"
          onFile={take}
          onRemove={() => setFile(null)}
        >
          <FromProfile onFile={take} />
        </DropZone>
      )}
      {file && wrong && <FormNotice>{wrong}</FormNotice>}
      {error && <FormNotice>{messageOf(error) ?? 'The file could not be read. Please try again.'}</FormNotice>}
      {(isLoading || isFetching) && (
        <p role="status" className="text-13 text-ink-soft">
          Reading...
        </p>
      )}
      {isRead && (
        <Result
          key={fulfilledTimeStamp}
          view={data}
          answers={answers}
          onAnswer={(number, answer, text) => setAnswers(new Map(answers).set(number, { answer, text }))}
        />
      )}
    </>
  )
}

/** The file of a resume of the Studio, whose number and template the address says; whether it is on its way. */
function useStudioFile(onFile: (file: File) => void) {
  const [params] = useSearchParams()
  const id = Number(params.get('resume'))
  const template = params.get('template')
  const fetchFile = useFetchFile()
  const [isFetching, setFetching] = useState(id > 0)
  useEffect(() => {
    if (!id) return
    const stop = new AbortController()
    void fetchFile(`/api/me/resumes/${id}/file${template ? `?template=${template}` : ''}`, stop.signal).then(
      (fetched) => {
        if (stop.signal.aborted) return
        setFetching(false)
        if (fetched.file) onFile(new File([fetched.file], 'Resume.pdf', { type: fetched.file.type }))
        else tellNotMade(fetched)
      },
    )
    return () => stop.abort()
  }, [id, template, fetchFile, onFile])
  return isFetching
}

type ResultProps = { view: View } & Pick<ComponentProps<typeof ProblemAnswers>, 'answers' | 'onAnswer'>

function Result({ view, answers, onAnswer }: ResultProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const [page, setPage] = useState(1)
  const [asText, setAsText] = useState(view.lines.length === 0)
  const rows = useRef<HTMLOListElement>(null)
  const count = (state: keyof typeof words) =>
    view.fields.filter((field, at) => field.state === state && !answers.has(at + 1)).length
  const byPerson = answers.size > 0 ? `, ${answers.size} from you` : ''
  const choose = (number: number) => {
    setChosen(number)
    setPage(view.fields[number - 1]?.place?.page ?? page)
  }
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const next = step && chosen && chosen + step
    if (!next || next < 1 || next > view.fields.length) return
    event.preventDefault()
    choose(next)
    rows.current?.querySelectorAll('button')[next - 1]?.focus()
  }
  return (
    <div className="machine">
      <Card aria-label="Your file">
        <CardHead
          title="Your file"
          actions={
            view.lines.length > 0 && (
              <>
                {legend.map(([state, label]) => (
                  <span key={state} className={`machine-legend machine-${state} text-12`}>
                    {label}
                  </span>
                ))}
                <Button size="small" aria-pressed={asText} onClick={() => setAsText(!asText)}>
                  As text
                </Button>
              </>
            )
          }
        />
        {asText ? (
          <pre
            className="machine-text machine-scroll text-12"
            role="group"
            aria-label="Text in the order that is read"
            tabIndex={0}
          >
            {view.text}
          </pre>
        ) : (
          <div className="machine-ground machine-scroll">
            <FilePage view={view} page={page} chosen={chosen} onChoose={choose} />
            {view.pages > 1 && (
              <div className="machine-pages text-12">
                <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
                  Previous page
                </Button>
                <span>{`Page ${page} of ${view.pages}`}</span>
                <Button size="small" disabled={page === view.pages} onClick={() => setPage(page + 1)}>
                  Next page
                </Button>
              </div>
            )}
          </div>
        )}
      </Card>
      <Card aria-label="As read">
        <CardHead
          title="As read"
          lead={`${count('read')} read, ${count('partly')} partly, ${count('lost')} lost${byPerson}`}
        />
        <ol ref={rows} className="machine-scroll">
          {view.fields.map((field, at) => {
            const answer = answers.get(at + 1)
            return (
              <li key={`${at} ${field.name}`}>
                <button
                  type="button"
                  aria-pressed={chosen === at + 1}
                  className="machine-row"
                  onClick={() => choose(at + 1)}
                  onKeyDown={walk}
                >
                  <span className={`machine-number machine-${answer ? 'read' : field.state}`}>{at + 1}</span>
                  <span className="min-w-0 flex-1 wrap-anywhere">
                    <span className="block text-12 text-ink-soft">
                      {answer ? `${field.name}, from you` : field.name}
                    </span>
                    <span className={classes('block text-13', !answer && field.state === 'lost' && 'text-weak')}>
                      {answer?.text ?? (field.value || words[field.state])}
                    </span>
                  </span>
                  <StateIcon state={answer ? 'own' : states[field.state]} />
                  <span className="sr-only">{answer ? 'Your answer' : words[field.state]}</span>
                </button>
              </li>
            )
          })}
        </ol>
      </Card>
      <Card aria-label="What to fix">
        <CardHead title="What to fix" lead={String(view.problems.length)} />
        {/* Without a button in it, keys must be able to scroll it. */}
        <div className="machine-scroll" role="group" aria-label="Problems" tabIndex={0}>
          {view.problems.length === 0 && (
            <p className="p-4 text-13 text-ink-soft tablet:p-5">Nothing. A machine can read this file.</p>
          )}
          <ul>
            {view.problems.map((problem) => (
              <li
                key={problem.kind}
                className="machine-row"
                data-chosen={chosen !== null && problem.fields.includes(chosen) ? '' : undefined}
              >
                <span className="machine-icon">{icons[problem.kind] ?? <CircleAlert aria-hidden />}</span>
                <div className="min-w-0 flex-1 wrap-anywhere">
                  <div className="flex items-baseline justify-between gap-3">
                    <h3 className="text-13 font-strong">{problem.title}</h3>
                    {problem.fields[0] !== undefined && (
                      <Button size="row" variant="quiet" onClick={() => choose(problem.fields[0]!)}>
                        {problem.fields.length === 1 ? 'Field' : 'Fields'} {problem.fields.join(', ')}
                      </Button>
                    )}
                  </div>
                  <p className="text-13 text-ink-soft">{problem.text}</p>
                  {problem.quotes.length > 0 && (
                    <ul className="machine-quotes text-12">
                      {problem.quotes.map((quote) => (
                        <li key={quote}>{`“${quote}”`}</li>
                      ))}
                    </ul>
                  )}
                  <p className="text-13">{problem.mend}</p>
                  <ProblemAnswers
                    kind={problem.kind}
                    numbers={problem.fields}
                    fields={view.fields}
                    answers={answers}
                    onAnswer={onAnswer}
                    isText={asText}
                    onText={() => setAsText(!asText)}
                  />
                </div>
              </li>
            ))}
          </ul>
          {view.problems.length > 0 && (
            <p className="p-4 text-13 text-ink-soft tablet:p-5">
              Or keep the words and fix everything at once: we read the file into your career with your answers, and you
              check each fact there. Then make a new file from it. Yours stays as it is.
            </p>
          )}
        </div>
      </Card>
      <FieldThread chosen={chosen} watch={[chosen, page, asText]} />
    </div>
  )
}
