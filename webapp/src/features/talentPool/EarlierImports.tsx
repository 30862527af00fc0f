import { Undo2 } from 'lucide-react'

import { usePoolImportsQuery, useUndoPoolImportMutation, type PoolImportRow } from '@/api/talentPool'
import { Badge } from '@/components/Badge'
import { Button } from '@/components/Button'
import { Card } from '@/components/Card'
import { FormNotice } from '@/components/FormNotice'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'
import { counted } from '@/rules/figures'

/** The latest imports, each of which can be undone for 30 days. */
export function EarlierImports() {
  const { data } = usePoolImportsQuery(undefined, { refetchOnMountOrArgChange: true })
  const [undo, { isLoading, error }] = useUndoPoolImportMutation()
  if (!data || data.imports.length === 0) return null

  async function takeBack({ id }: PoolImportRow) {
    const { data: done } = await undo(id)
    if (done)
      notify(`${counted(done.removed, 'person', 'people')} removed.`, {
        text: 'Anyone who was changed since then stays.',
      })
  }

  return (
    <Card aria-label="Earlier imports" className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-2 border-b border-line p-4">
        <h2 className="text-15 font-label">Earlier imports</h2>
        <p className="text-12 text-ink-soft">can be undone for 30 days</p>
      </div>
      <FormNotice>{error && messageOf(error)}</FormNotice>
      <ul>
        {data.imports.map((row) => (
          <li key={row.id} className="flex items-center gap-3 border-b border-line px-4 py-2.5 last:border-b-0">
            <div className="min-w-0 flex-1">
              <p className="text-13 font-label wrap-anywhere">
                {[nameOf(row), row.kind === 'table' && row.name].filter(Boolean).join(', ')}
              </p>
              <p className="text-12 text-ink-soft">
                {new Date(row.at).toLocaleDateString('en-US', { month: 'short', day: 'numeric' })}, {row.by}
              </p>
            </div>
            {row.is_undone && <Badge>Undone</Badge>}
            {row.can_be_undone && (
              <Button
                size="row"
                icon={<Undo2 aria-hidden />}
                aria-label={`Undo the import of ${nameOf(row)}`}
                disabled={isLoading}
                onClick={() => void takeBack(row)}
              >
                Undo
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const nameOf = ({ kind, people }: PoolImportRow) =>
  kind === 'resumes'
    ? counted(people, 'resume')
    : kind === 'table'
      ? counted(people, 'row')
      : counted(people, 'person', 'people')
