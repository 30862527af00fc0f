import { useEffect, useState } from 'react'

import { useReadPoolResumeMutation, type PoolResume } from '@/api/talentPool'
import { useSession } from '@/lib/session/useSession'
import { messageOf, statusOf } from '@/rules/errors'
import { refusal } from '@/rules/resumeFiles'

const FORMATS = ['pdf', 'docx', 'doc']
/** A server that is busy, or has read enough for this minute, is asked again. */
const BUSY = new Set<unknown>([429, 503])
const PAUSE = 4000
const MOST_TRIES = 30

export type ResumeRow = {
  id: number
  file: File
  /** `unnamed` once it is read, if it does not say whose it is. */
  state: 'waiting' | 'reading' | 'ready' | 'known' | 'unnamed' | 'failed'
  reason?: string
  person?: PoolResume
}

export type ResumeReading = ReturnType<typeof useResumeReading>

let lastId = 0

/** Resumes that are read one after the other; what is read stays here until it is added. */
export function useResumeReading() {
  const { uploads } = useSession()
  const [rows, setRows] = useState<ResumeRow[]>([])
  const [isStopped, setStopped] = useState(false)
  const [readOne] = useReadPoolResumeMutation()
  const next = rows.find(({ state }) => state === 'waiting')

  useEffect(() => {
    if (!next || isStopped) return
    const { id, file } = next
    void readRow(file, readOne).then((part) =>
      setRows((before) => before.map((row) => (row.id === id ? { ...row, ...judged(part, before, id) } : row))),
    )
  }, [next, isStopped, readOne])

  return {
    rows: isStopped ? rows : rows.map((row): ResumeRow => (row === next ? { ...row, state: 'reading' } : row)),
    isStopped,
    toggle: () => setStopped((before) => !before),
    read: (files: File[]) =>
      setRows((before) => [...before, ...files.map((file) => rowOf(file, uploads.resume_bytes))]),
    /** Says whose resume it is. */
    name: (id: number, name: string) =>
      setRows((before) =>
        before.map((row) =>
          row.id === id && row.person ? { ...row, state: 'ready', person: { ...row.person, name } } : row,
        ),
      ),
    leaveOut: (id: number) => setRows((before) => before.filter((row) => row.id !== id)),
    forget: () => setRows((before) => before.filter(({ state }) => state !== 'ready')),
  }
}

function rowOf(file: File, limit: number): ResumeRow {
  const reason = refusal(file, FORMATS, limit)
  return { id: ++lastId, file, ...(reason ? { state: 'failed', reason } : { state: 'waiting' }) }
}

type Reader = ReturnType<typeof useReadPoolResumeMutation>[0]

async function readRow(file: File, readOne: Reader, tries = 1): Promise<Partial<ResumeRow>> {
  const { data, error } = await readOne(file)
  if (data) return { state: data.is_known ? 'known' : data.person.name ? 'ready' : 'unnamed', person: data.person }
  if (tries < MOST_TRIES && BUSY.has(statusOf(error))) {
    await new Promise((done) => setTimeout(done, PAUSE))
    return readRow(file, readOne, tries + 1)
  }
  return { state: 'failed', reason: messageOf(error) ?? 'It could not be read. Please try again.' }
}

/** The same document, or the same address, twice among those dropped is one person. */
function judged(part: Partial<ResumeRow>, rows: ResumeRow[], id: number): Partial<ResumeRow> {
  const person = part.person
  const double = rows.find(
    (row) =>
      row.id !== id &&
      row.person &&
      person &&
      (row.person.document === person.document || (person.email && row.person.email === person.email)),
  )
  return double ? { ...part, state: 'known', reason: `The same person as in ${double.file.name}` } : part
}
