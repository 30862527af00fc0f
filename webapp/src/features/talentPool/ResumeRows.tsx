import { CircleCheck, CircleX, Copy, Pause, Play, UserPen } from 'lucide-react'
import { useState } from 'react'

import { Button } from '@/components/Button'
import { Card } from '@/components/Card'
import { EmptyState } from '@/components/EmptyState'
import { Segments } from '@/components/Segments'
import { Spinner } from '@/components/Spinner'
import { TextInput } from '@/components/TextInput'
import type { ResumeReading, ResumeRow } from '@/features/talentPool/useResumeReading'
import { counted, fileSize } from '@/rules/figures'

type Filter = 'all' | 'look' | 'ready'

const ORDER: ResumeRow['state'][] = ['failed', 'unnamed', 'known', 'reading', 'waiting', 'ready']
const TO_REVIEW: ResumeRow['state'][] = ['failed', 'unnamed', 'known']
const signs = {
  failed: <CircleX aria-hidden className="text-weak" />,
  unnamed: <UserPen aria-hidden className="text-medium" />,
  known: <Copy aria-hidden className="text-medium" />,
  reading: <Spinner className="size-4" />,
  waiting: <span aria-hidden className="size-4" />,
  ready: <CircleCheck aria-hidden className="text-good" />,
}

/** A part of the bar. One without resumes is left out, or its gap would be seen. */
function Part({ share, className }: { share: number; className?: string }) {
  return share > 0 && <span style={{ flexGrow: share }} className={className} />
}

/** The resumes that were dropped, those that need attention first. */
export function ResumeRows({ reading }: { reading: ResumeReading }) {
  const [filter, setFilter] = useState<Filter>('all')
  const { rows, isStopped, toggle, leaveOut } = reading
  if (rows.length === 0)
    return (
      <Card className="min-w-0">
        <EmptyState
          title="No resumes chosen"
          text="Drop as many as you like: the name, email, phone, title and skills are read from each."
        />
      </Card>
    )
  const count = (...states: ResumeRow['state'][]) => rows.filter(({ state }) => states.includes(state)).length
  const open = count('waiting', 'reading')
  const looked = rows.filter(({ state }) =>
    filter === 'all' ? true : filter === 'ready' ? state === 'ready' : TO_REVIEW.includes(state),
  )
  const sorted = looked.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))
  return (
    <div className="min-w-0 space-y-4">
      <Card>
        <div className="flex items-center gap-3 p-4">
          <div className="min-w-0 flex-1">
            <p className="font-label" role="status">
              {counted(rows.length, 'resume')}, {fileSize(rows.reduce((sum, { file }) => sum + file.size, 0))}
            </p>
            <p className="text-12 text-ink-soft">
              {open > 0 ? `${rows.length - open} read. Please keep this page open.` : 'All read.'}
            </p>
          </div>
          {open > 0 && (
            <Button icon={isStopped ? <Play aria-hidden /> : <Pause aria-hidden />} onClick={toggle}>
              {isStopped ? 'Go on' : 'Stop'}
            </Button>
          )}
        </div>
        <div aria-hidden className="pool-bar">
          <Part share={count('ready')} className="bg-brand" />
          <Part share={count('known', 'unnamed')} className="bg-medium" />
          <Part share={count('failed')} className="bg-weak" />
          <Part share={open} />
        </div>
        <dl className="pool-counts">
          {(
            [
              ['Ready to add', count('ready'), 'text-good'],
              ['In the pool already', count('known'), 'text-medium'],
              ['Without a name', count('unnamed'), 'text-medium'],
              ['Could not be read', count('failed'), 'text-weak'],
              ['Still to read', open, ''],
            ] as const
          ).map(([name, number, tone]) => (
            <div key={name}>
              <dt className="text-12 text-ink-soft">{name}</dt>
              <dd className={number > 0 ? tone : ''}>{number}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card aria-label="Resumes" className="min-w-0">
        <div className="flex border-b border-line p-3">
          <Segments
            label="Which resumes"
            value={filter}
            onChange={setFilter}
            options={[
              { value: 'all', label: `All ${rows.length}` },
              { value: 'look', label: `To review ${count(...TO_REVIEW)}` },
              { value: 'ready', label: `Ready ${count('ready')}` },
            ]}
          />
        </div>
        <ul>
          {sorted.map((row) => (
            <li key={row.id} className="pool-resume">
              {signs[row.state]}
              <div className="min-w-0">
                <p className="font-label wrap-anywhere">{row.file.name}</p>
                <p className="text-12 text-ink-soft">{fileSize(row.file.size)}</p>
              </div>
              <div className="min-w-0">
                <Result row={row} onName={(name) => reading.name(row.id, name)} />
              </div>
              {row.state !== 'reading' && (
                <Button size="row" aria-label={`Leave out ${row.file.name}`} onClick={() => leaveOut(row.id)}>
                  Leave out
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

type ResultProps = { row: ResumeRow; onName: (name: string) => void }

function Result({ row: { file, state, person, reason }, onName }: ResultProps) {
  const [name, setName] = useState('')
  if (state === 'waiting') return <p className="text-12 text-ink-soft">Waiting</p>
  if (state === 'reading') return <p className="font-label">Reading...</p>
  if (state === 'failed') return <p className="text-13 text-weak wrap-anywhere">{reason}</p>
  if (!person) return null
  const skills = person.skills ? person.skills.split(',').length : 0
  const missing = [!person.email && 'No address', !person.phone && 'No phone number'].filter(Boolean).join(', ')
  return (
    <>
      {state === 'unnamed' ? (
        <form
          className="flex items-center gap-2 pb-1"
          onSubmit={(event) => {
            event.preventDefault()
            if (name.trim()) onName(name.trim())
          }}
        >
          <TextInput
            dir="auto"
            height="toolbar"
            aria-label={`Name of the person in ${file.name}`}
            placeholder="Whose resume is it?"
            maxLength={120}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Button size="row" type="submit">
            Use
          </Button>
        </form>
      ) : (
        <p dir="auto" className="font-label wrap-anywhere">
          {person.name}
        </p>
      )}
      <p className="text-12 text-ink-soft wrap-anywhere">
        {[state === 'known' && (reason ?? 'In the pool already'), person.title, skills > 0 && counted(skills, 'skill')]
          .filter(Boolean)
          .join(', ')}
        {missing && <span className="text-thread-ink"> {missing}</span>}
      </p>
    </>
  )
}
