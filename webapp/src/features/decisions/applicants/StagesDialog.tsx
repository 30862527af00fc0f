import { ChevronDown, ChevronUp, Plus, Trash2 } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'

import { LONGEST_STAGE, MOST_STAGES } from '@/api/server.gen'
import { useEditStagesMutation, useStagesQuery } from '@/api/stages'
import type { StageList } from '@/api/types'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { FormNotice } from '@/components/FormNotice'
import { IconButton } from '@/components/IconButton'
import { TextInput } from '@/components/TextInput'
import { notify } from '@/lib/notify'
import { codeOf, messageOf } from '@/rules/errors'
import { counted } from '@/rules/figures'
import { displaced, shifted, type StageRow } from '@/rules/stages'

const LEAD =
  'Stages are the steps before a decision. Applicants do not see them. An application that stays longer than the days next to its stage is marked, and you get an email.'

const rowsOf = ({ stages }: StageList): StageRow[] => stages.map((stage) => ({ ...stage, key: String(stage.id) }))

/** A stage that was just added is named next. */
const focusAtOnce = (input: HTMLInputElement | null) => input?.focus()

type Props = { jobId: number; list: StageList; onClose: () => void }

/** Edits the stages of one job: names, order, new ones and those no longer needed. */
export function StagesDialog({ jobId, list, onClose }: Props) {
  // What is edited is the list as it was when the dialog opened, whatever others do meanwhile.
  const [before, setBefore] = useState(list)
  const [rows, setRows] = useState(() => rowsOf(list))
  const [count, setCount] = useState(0)
  const [edit, { isLoading }] = useEditStagesMutation()
  const { refetch } = useStagesQuery(jobId)
  const [refusal, setRefusal] = useState<{ text: string; isOld: boolean } | null>(null)
  const form = useId()

  const put = (key: string, part: Partial<StageRow>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)))
  const add = () => {
    setCount(count + 1)
    setRows([...rows, { key: `new ${count}`, name: '', days: 0, applications: 0 }])
  }
  const startAgain = async () => {
    const { data } = await refetch()
    if (!data) return
    setBefore(data)
    setRows(rowsOf(data))
    setRefusal(null)
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const stages = rows.map(({ id, name, days }) => (id === undefined ? { name, days } : { id, name, days }))
    const { data, error } = await edit({ jobId, stages, version: before.version })
    if (!data) {
      const isOld = codeOf(error) === 'changed_elsewhere'
      return setRefusal({ text: messageOf(error) ?? 'The stages could not be saved. Please try again.', isOld })
    }
    notify('Stages saved.', { tone: 'good' })
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isLoading && onClose()}
      title="Stages"
      lead={LEAD}
      actions={
        <>
          <Button onClick={onClose} disabled={isLoading}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="primary" busy={isLoading ? 'Saving...' : undefined}>
            Save stages
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void save(event)}>
        <FormNotice className="mb-4">{refusal?.text}</FormNotice>
        {refusal?.isOld && (
          <Button size="small" className="mb-4" onClick={() => void startAgain()}>
            Load the stages again
          </Button>
        )}
        <ol className="space-y-2">
          {rows.map((row, at) => {
            const name = row.name.trim() || `stage ${at + 1}`
            return (
              <li key={row.key} className="flex items-center gap-1">
                <TextInput
                  aria-label={`Name of stage ${at + 1}`}
                  dir="auto"
                  className="min-w-0 flex-1"
                  maxLength={LONGEST_STAGE}
                  value={row.name}
                  ref={row.id === undefined ? focusAtOnce : undefined}
                  onChange={(event) => put(row.key, { name: event.target.value })}
                />
                <TextInput
                  aria-label={`Days in ${name} before it is overdue`}
                  className="w-16 shrink-0"
                  inputMode="numeric"
                  placeholder="Days"
                  maxLength={2}
                  value={row.days || ''}
                  onChange={(event) => put(row.key, { days: Number(event.target.value.replace(/\D/g, '')) })}
                />
                <IconButton
                  size="medium"
                  aria-label={`Move ${name} up`}
                  disabled={at === 0}
                  onClick={() => setRows(shifted(rows, at, -1))}
                >
                  <ChevronUp aria-hidden />
                </IconButton>
                <IconButton
                  size="medium"
                  aria-label={`Move ${name} down`}
                  disabled={at === rows.length - 1}
                  onClick={() => setRows(shifted(rows, at, 1))}
                >
                  <ChevronDown aria-hidden />
                </IconButton>
                <IconButton
                  size="medium"
                  aria-label={`Remove ${name}`}
                  disabled={rows.length === 1}
                  onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              </li>
            )
          })}
        </ol>
        <Button
          size="small"
          className="mt-3"
          icon={<Plus aria-hidden />}
          disabled={rows.length >= MOST_STAGES}
          onClick={add}
        >
          Add stage
        </Button>
        <div role="status" className="mt-3 text-13 text-ink-soft wrap-anywhere">
          {displaced(before.stages, rows).map(({ count: people, from, to }) => (
            <p key={from}>{`${counted(people, 'application')} in ${from} will move to ${to || 'the stage before'}.`}</p>
          ))}
        </div>
      </form>
    </Dialog>
  )
}
