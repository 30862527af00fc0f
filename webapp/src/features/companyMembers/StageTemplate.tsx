import { useCompanyStagesQuery, useEditCompanyStagesMutation, useSwitchStageEmailMutation } from '@/api/companyStages'
import { MOST_STAGES } from '@/api/server.gen'
import { Card, CardHead } from '@/components/Card'
import { Field } from '@/components/Field'
import { Switch } from '@/components/Switch'
import { TextArea } from '@/components/TextArea'
import { SaveRow } from '@/features/companyMembers/SaveRow'
import { useKeptFields } from '@/lib/kept/useKeptFields'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'

type Stage = { name: string; days: number }

/** The stages with which new jobs begin, which owners change, and one's own emails about what is overdue. */
export function StageTemplate({ isOwner }: { isOwner: boolean }) {
  const { data } = useCompanyStagesQuery()
  const saved = data?.stages.map(lineOf).join('\n') ?? ''
  const { fields, isChanged, change, discard } = useKeptFields('company', 'stages', { lines: saved })
  const [edit, { isLoading }] = useEditCompanyStagesMutation()
  const [switchEmail] = useSwitchStageEmailMutation()
  if (!data) return null

  async function save() {
    const { error } = await edit(fields.lines.split('\n').flatMap(stageOf))
    if (error) return notify('The stages were not saved', { tone: 'bad', text: messageOf(error) })
    discard()
    notify('Stages saved.', { tone: 'good', text: 'New jobs begin with them.' })
  }

  async function switchTo(on: boolean) {
    const { error } = await switchEmail(on)
    if (error) notify('That was not saved', { tone: 'bad', text: messageOf(error) })
  }

  return (
    <Card aria-labelledby="stage-template">
      <CardHead id="stage-template" title="Stages of new jobs" />
      <div className="space-y-3 p-4 tablet:p-5">
        {isOwner ? (
          <>
            <Field label="One per line" hint={`At most ${MOST_STAGES}, with days as in “Screen, 7”`}>
              <TextArea
                rows={5}
                dir="auto"
                maxLength={1000}
                value={fields.lines}
                onChange={({ target }) => change({ lines: target.value })}
              />
            </Field>
            <p className="text-12 text-ink-soft">
              After that many days in a stage, an application is overdue. Jobs that you have posted keep their stages.
            </p>
            <SaveRow name="stages" isChanged={isChanged()} isBusy={isLoading} onSave={save} onDiscard={discard} />
          </>
        ) : (
          <ol className="space-y-1 text-13">
            {data.stages.map((stage) => (
              <li key={stage.name} dir="auto" className="wrap-anywhere">
                {lineOf(stage)}
                {stage.days > 0 && ' days'}
              </li>
            ))}
          </ol>
        )}
        <div className="border-t border-line pt-3">
          <Switch bare checked={data.wants_email} onChange={(on) => void switchTo(on)}>
            Emails about overdue applications and scorecards
          </Switch>
        </div>
      </div>
    </Card>
  )
}

const lineOf = ({ name, days }: Stage) => (days > 0 ? `${name}, ${days}` : name)

/** "Screen, 7" or "Screen"; none for an empty line. */
function stageOf(line: string): Stage[] {
  const [, name = '', days = '0'] = /^(.*?)(?:,\s*(\d{1,3})(?:\s*days?)?)?\s*$/i.exec(line) ?? []
  return name.trim() ? [{ name: name.trim(), days: Number(days) }] : []
}
