import { FileUp } from 'lucide-react'
import { useRef } from 'react'

import { useImportTrackerMutation } from '@/api/trackedJobs'
import { Button } from '@/components/Button'
import { notify } from '@/lib/notify'
import { fieldErrorsOf, messageOf } from '@/rules/errors'
import { textOfTable, unreadableLetters } from '@/rules/tables'

const counted = (count: number) => `${count} ${count === 1 ? 'job' : 'jobs'}`

/** Reads the jobs of a table, from here or from another tracker. */
export function ImportJobs() {
  const input = useRef<HTMLInputElement>(null)
  const [importTracker, { isLoading }] = useImportTrackerMutation()
  const choose = async (file: File | undefined) => {
    if (!file) return
    const text = textOfTable(new Uint8Array(await file.arrayBuffer()))
    if (text === null) return notify('The file was not read', { tone: 'bad', text: unreadableLetters })
    const { data, error } = await importTracker(text)
    if (!data)
      return notify('The file was not read', {
        tone: 'bad',
        text: fieldErrorsOf(error)['csv'] ?? messageOf(error) ?? 'Please try again.',
      })
    const rest = [
      data.known > 0 && `${counted(data.known)} were already there.`,
      data.unread.length > 0 && `Without a title or company: line ${data.unread.slice(0, 10).join(', ')}.`,
    ].filter(Boolean)
    notify(`${counted(data.added)} added`, {
      tone: data.unread.length > 0 ? 'warning' : 'good',
      ...(rest.length > 0 && { text: rest.join(' ') }),
    })
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label="Table of jobs as CSV"
        className="hidden"
        onChange={(event) => {
          void choose(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <Button
        variant="quiet"
        icon={<FileUp aria-hidden />}
        busy={isLoading ? 'Reading...' : ''}
        onClick={() => input.current?.click()}
      >
        Import CSV
      </Button>
    </>
  )
}
