import { ArrowRight, Download, Sheet } from 'lucide-react'
import { useEffect, useState } from 'react'

import { useAddPoolSheetMutation, useCheckPoolSheetMutation, type PoolColumns, type SheetCheck } from '@/api/talentPool'
import { Badge } from '@/components/Badge'
import { Button } from '@/components/Button'
import { Card } from '@/components/Card'
import { FormNotice } from '@/components/FormNotice'
import { Select } from '@/components/Select'
import { Spinner } from '@/components/Spinner'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'
import { counted } from '@/rules/figures'

const SHOWN_PROBLEMS = 5
const FAILED = 'That did not work. Please try again.'
const fields: Record<NonNullable<PoolColumns[number]>, string> = {
  name: 'Name',
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone: 'Phone',
  title: 'Last position',
  place: 'Place',
  skills: 'Skills',
  tags: 'Tags',
  source: 'Source',
  last_contact: 'Last contact',
  consent_until: 'Consent until',
  text: 'Notes',
}

/** What adding a table would do, and adding it. */
export function SheetPanel({ file, onDone }: { file: File; onDone: () => void }) {
  const [check, { error: refused }] = useCheckPoolSheetMutation()
  const [add, { isLoading, error }] = useAddPoolSheetMutation()
  const [result, setResult] = useState<SheetCheck | null>(null)

  useEffect(() => {
    void check({ file }).then(({ data }) => data && setResult(data))
  }, [check, file])

  async function choose(place: number, field: PoolColumns[number]) {
    if (!result) return
    const columns = result.columns.map((column, at) =>
      at === place ? field : column.field === field ? null : (column.field ?? null),
    )
    const { data } = await check({ file, columns })
    if (data) setResult(data)
  }

  async function addAll() {
    if (!result) return
    const { data } = await add({ file, columns: result.columns.map(({ field }) => field ?? null) })
    if (!data) return
    notify(`${counted(data.added, 'person', 'people')} added.`, { tone: 'good' })
    onDone()
  }

  return (
    <Card aria-label="Table" className="min-w-0">
      <div className="flex items-center gap-3 border-b border-line p-4">
        <Sheet aria-hidden className="size-5 text-good" />
        <div className="min-w-0 flex-1">
          <p className="font-label wrap-anywhere">{file.name}</p>
          {result && (
            <p className="text-12 text-ink-soft">
              {counted(result.rows, 'row')}, {counted(result.columns.length, 'column')}, {result.encoding}
            </p>
          )}
        </div>
        <Badge tone="brand">Dry run</Badge>
      </div>
      {!result && !refused && (
        <p className="flex items-center gap-2 p-4 text-13">
          <Spinner className="size-4" /> Reading...
        </p>
      )}
      <div className={refused || error ? 'px-4 py-3' : 'px-4 pt-3'}>
        <FormNotice>{(refused || error) && (messageOf(refused ?? error) ?? FAILED)}</FormNotice>
      </div>
      {result && <Columns result={result} onChoose={(place, field) => void choose(place, field)} />}
      {result && <Outcome result={result} name={file.name} />}
      <div className="flex flex-wrap items-center gap-2 border-t border-line p-4">
        <p className="min-w-0 flex-1 text-12 text-ink-soft">Nothing is saved yet.</p>
        <Button onClick={onDone} disabled={isLoading}>
          Cancel
        </Button>
        {result && (
          <Button
            variant="primary"
            disabled={result.new === 0}
            busy={isLoading ? 'Importing...' : undefined}
            onClick={() => void addAll()}
          >
            {`Import ${counted(result.new, 'person', 'people')}`}
          </Button>
        )}
      </div>
    </Card>
  )
}

type ColumnsProps = { result: SheetCheck; onChoose: (place: number, field: PoolColumns[number]) => void }

function Columns({ result, onChoose }: ColumnsProps) {
  return (
    <ul className="pool-fields">
      {result.columns.map(({ heading, field, filled }, place) => (
        <li key={place}>
          <span className="min-w-0 truncate font-mono text-12" title={heading}>
            {heading || `Column ${place + 1}`}
          </span>
          <ArrowRight aria-hidden className="size-4 text-ink-faint" />
          <Select
            aria-label={`What ${heading || `column ${place + 1}`} holds`}
            value={field ?? ''}
            onChange={(event) => onChoose(place, (event.target.value || null) as PoolColumns[number])}
          >
            <option value="">Leave out</option>
            {Object.entries(fields).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <span className="text-right text-12 text-ink-soft">{filled}</span>
        </li>
      ))}
    </ul>
  )
}

function Outcome({ result, name }: { result: SheetCheck; name: string }) {
  return (
    <>
      <dl className="pool-counts" role="status">
        <div>
          <dd>{result.new}</dd>
          <dt className="text-12 text-ink-soft">would be added</dt>
        </div>
        <div>
          <dd className={result.known > 0 ? 'text-medium' : ''}>{result.known}</dd>
          <dt className="text-12 text-ink-soft">in the pool already</dt>
        </div>
        <div>
          <dd className={result.failed > 0 ? 'text-weak' : ''}>{result.failed}</dd>
          <dt className="text-12 text-ink-soft">{result.failed === 1 ? 'row with an error' : 'rows with errors'}</dt>
        </div>
      </dl>
      {result.problems.length > 0 && (
        <div className="space-y-1 border-t border-line p-4 text-13">
          {result.problems.slice(0, SHOWN_PROBLEMS).map(({ line, reason }) => (
            <p key={line} className="wrap-anywhere">
              <span className="font-label">Line {line}</span> {reason}
            </p>
          ))}
          <Button size="row" icon={<Download aria-hidden />} onClick={() => saveProblems(result, name)}>
            Errors
          </Button>
        </div>
      )}
    </>
  )
}

/** The rows that cannot be read, as a table. */
function saveProblems({ problems }: SheetCheck, name: string) {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
  const lines = problems.map(({ line, reason }) => `${line},${cell(reason)}`)
  const url = URL.createObjectURL(new Blob([`line,reason\r\n${lines.join('\r\n')}\r\n`], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `errors-${name.replace(/\.\w+$/, '')}.csv`
  link.click()
  URL.revokeObjectURL(url)
}
