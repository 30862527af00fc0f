import { ChevronDown, MapPin, Search as SearchSign } from 'lucide-react'
import { useState, type FormEvent } from 'react'

import { useJobsInfiniteQuery, type Job } from '@/api/searches'
import { useSaveListedJobMutation } from '@/api/trackedJobs'
import { Button } from '@/components/Button'
import { Field } from '@/components/Field'
import { Skeleton } from '@/components/Skeleton'
import { TextArea } from '@/components/TextArea'
import type { SessionUser } from '@/lib/session/storedUser'
import { messageOf } from '@/rules/errors'
import { payOf } from '@/rules/jobCards'
import { EMPTY_SEARCH } from '@/rules/jobSearch'
import { plainText } from '@/rules/jobText'

const AT_FIRST = 3
const ANYWHERE = 'Remote (REM)'

/** How a job is called whose text was pasted. */
export const PASTED_JOB = 'The job you pasted'

type Props = {
  user: SessionUser
  /** The text that was pasted before, to be changed. */
  pasted: string
  onPaste: (text: string) => void
  onChoose: (title: string, text: string) => void
}

/** A short search: a press on a job saves it in the tracker and takes its text along. A job of another site is pasted. */
export function JobStep({ user, pasted, onPaste, onChoose }: Props) {
  const [typed, setTyped] = useState({ query: '', location: '' })
  const [isPasting, setPasting] = useState(pasted !== '')
  const [query, setQuery] = useState<typeof typed | null>(null)
  const [save] = useSaveListedJobMutation()
  const search = query && { ...EMPTY_SEARCH, query: query.query.trim(), location: query.location.trim() || ANYWHERE }
  const { currentData, error } = useJobsInfiniteQuery({
    person: { id: user.id, email: user.email },
    search,
    target: null,
  })
  const jobs = currentData?.pages[0]?.jobs.slice(0, AT_FIRST) ?? []
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setQuery(typed)
  }
  const choose = (job: Job) => {
    void save({ job: String(job.id) })
    onChoose(`${job.title}, ${job.company}`, plainText(job.description))
  }
  return (
    <>
      <form className="steps-search" role="search" onSubmit={submit}>
        <SearchSign aria-hidden className="size-4 shrink-0 text-ink-faint" strokeWidth={1.75} />
        <input
          aria-label="Title or skill"
          placeholder="Title or skill"
          value={typed.query}
          onChange={(event) => setTyped({ ...typed, query: event.target.value })}
        />
        <MapPin aria-hidden className="size-4 shrink-0 text-ink-faint" strokeWidth={1.75} />
        <input
          aria-label="Place"
          placeholder="Place"
          value={typed.location}
          onChange={(event) => setTyped({ ...typed, location: event.target.value })}
        />
        <Button type="submit" size="small">
          Search
        </Button>
      </form>
      <div role="status" className="sr-only">
        {currentData && (jobs.length === 0 ? 'No jobs found.' : `${jobs.length} jobs shown.`)}
      </div>
      {!currentData && !error && <Skeleton faint className="h-32 w-full" />}
      {error && <p className="text-13 text-weak">{messageOf(error) ?? 'The jobs could not be loaded.'}</p>}
      {currentData && jobs.length === 0 && (
        <p className="text-13 text-ink-soft">No job like this is open. Try fewer words or another place.</p>
      )}
      <ul className="steps-jobs">
        {jobs.map((job) => (
          <li key={job.id}>
            <button type="button" onClick={() => choose(job)}>
              <span className="min-w-0 flex-1">
                <span className="block text-13 font-label text-ink">{job.title}</span>
                <span className="block text-12 text-ink-soft">
                  {job.company}, {job.location}
                </span>
              </span>
              <span className="text-12 text-ink-soft">{payOf(job.salaryRange).amount}</span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="steps-link" aria-expanded={isPasting} onClick={() => setPasting(!isPasting)}>
        Paste a job you found elsewhere
        <ChevronDown aria-hidden />
      </button>
      {isPasting && (
        <>
          <Field label="Text of the job">
            <TextArea rows={5} value={pasted} onChange={(event) => onPaste(event.target.value)} />
          </Field>
          <Button size="small" disabled={!pasted.trim()} onClick={() => onChoose(PASTED_JOB, pasted.trim())}>
            Use this job
          </Button>
        </>
      )}
    </>
  )
}
