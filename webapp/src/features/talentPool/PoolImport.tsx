import { ArrowLeft, Plus, Upload } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'

import { MOST_POOL_PEOPLE, MOST_POOL_ROWS } from '@/api/server.gen'
import { useAddPoolPeopleMutation, type PoolResume } from '@/api/talentPool'
import { Button } from '@/components/Button'
import { FormNotice } from '@/components/FormNotice'
import { PageHeader } from '@/components/PageHeader'
import { EarlierImports } from '@/features/talentPool/EarlierImports'
import { ResumeRows } from '@/features/talentPool/ResumeRows'
import { SheetPanel } from '@/features/talentPool/SheetPanel'
import { useFilesDrop } from '@/features/talentPool/useFilesDrop'
import { useResumeReading } from '@/features/talentPool/useResumeReading'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'
import { counted, figure } from '@/rules/figures'
import { extension } from '@/rules/resumeFiles'
import '@/features/talentPool/poolImport.css'

const TABLES = new Set(['csv', 'tsv', 'txt'])
const ACCEPT = '.pdf,.docx,.doc,.csv,.tsv,.txt'
const FAILED = 'That did not work. Please try again.'

/** Adds people to the pool, from resumes and from tables; nothing is saved before it is added. */
export function PoolImport() {
  const [table, setTable] = useState<File | null>(null)
  const reading = useResumeReading()
  const [add, { isLoading, error }] = useAddPoolPeopleMutation()
  const hovering = useFilesDrop(take)
  const ready = reading.rows.flatMap(({ person, state }) => (state === 'ready' && person ? [person] : []))

  function take(files: File[]) {
    const tables = files.filter(({ name }) => TABLES.has(extension(name)))
    if (tables[0]) setTable(tables[0])
    const resumes = files.filter((file) => !tables.includes(file))
    if (resumes.length > 0) reading.read(resumes.slice(0, MOST_POOL_PEOPLE))
    if (resumes.length > MOST_POOL_PEOPLE)
      notify(`Only the first ${MOST_POOL_PEOPLE} resumes are read.`, {
        text: 'Add these, then drop the rest.',
        tone: 'warning',
      })
  }

  async function addReady(people: PoolResume[]) {
    const { data } = await add({ kind: 'resumes', people: people.slice(0, MOST_POOL_PEOPLE) })
    if (!data) return
    notify(`${counted(data.added, 'person', 'people')} added.`, {
      text: data.known > 0 ? `${data.known} already in the pool.` : undefined,
      tone: 'good',
    })
    reading.forget()
  }

  return (
    <div className={hovering ? 'pool-hovering' : undefined}>
      <Link to="/user/talent-pool" className="pool-back">
        <ArrowLeft aria-hidden />
        Back to Talent Pool
      </Link>
      <PageHeader
        title="Import people"
        lead="Resumes are read one by one; a CSV file gets a dry run. You see everything before it is saved."
        actions={
          <Button
            variant="primary"
            icon={<Plus aria-hidden />}
            disabled={ready.length === 0}
            busy={isLoading ? 'Adding...' : undefined}
            onClick={() => void addReady(ready)}
          >
            {ready.length > 0 ? `Add ${counted(ready.length, 'person', 'people')}` : 'Add people'}
          </Button>
        }
      />
      <label className="pool-drop">
        <Upload aria-hidden />
        <span>
          <span className="font-label max-tablet:hidden">Drop resumes or a CSV file anywhere on this page</span>
          <span className="max-tablet:hidden"> or </span>
          <span className="font-label text-brand max-tablet:hidden">choose files</span>
          <span className="font-label text-brand tablet:hidden">Choose files</span>
        </span>
        <span className="text-12 text-ink-soft">
          PDF, DOCX, DOC up to 10 MB each, {MOST_POOL_PEOPLE} at a time. CSV up to {figure(MOST_POOL_ROWS)} rows.
        </span>
        <input
          type="file"
          multiple
          accept={ACCEPT}
          className="sr-only"
          onChange={(event) => {
            take([...(event.target.files ?? [])])
            event.target.value = '' // so that the same file can be chosen again after a fix
          }}
        />
      </label>
      <FormNotice>{error && (messageOf(error) ?? FAILED)}</FormNotice>
      <div className="pool-columns">
        <ResumeRows reading={reading} />
        <div className="min-w-0 space-y-4">
          {table && (
            <SheetPanel key={`${table.name} ${table.lastModified}`} file={table} onDone={() => setTable(null)} />
          )}
          <EarlierImports />
        </div>
      </div>
    </div>
  )
}
