import { useState, type FormEvent } from 'react'

import { LONGEST_TRACKER_STAGE } from '@/api/server.gen'
import { useChangeTrackerStagesMutation, type TrackerStage } from '@/api/trackedJobs'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { Field } from '@/components/Field'
import { TextInput } from '@/components/TextInput'
import { messageOf } from '@/rules/errors'

type Props = {
  /** Null for a new one. */
  stage: TrackerStage | null
  ownStages: readonly TrackerStage[]
  onClose: () => void
}

/** A stage of the person's own: its name, and removing it. */
export function StageDialog({ stage, ownStages, onClose }: Props) {
  const [name, setName] = useState(stage?.name ?? '')
  const [change, { error, isLoading }] = useChangeTrackerStagesMutation()
  const save = async (stages: { key: string; name: string }[]) => {
    const { data } = await change(stages.map(({ key, name: called }) => ({ key, name: called })))
    if (data) onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(
      stage
        ? ownStages.map((ownStage) => (ownStage.key === stage.key ? { ...ownStage, name } : ownStage))
        : [...ownStages, { key: '', name }],
    )
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isLoading && onClose()}
      title={stage ? `Change ${stage.name}` : 'Add a stage'}
      lead={
        stage
          ? 'If you remove this stage, its jobs move to Interview.'
          : 'Your own stages appear between Interview and Offer.'
      }
      actions={
        <>
          {stage && (
            <Button
              variant="danger"
              disabled={isLoading}
              onClick={() => void save(ownStages.filter((ownStage) => ownStage.key !== stage.key))}
            >
              Remove stage
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="tracker-stage" variant="primary" busy={isLoading ? 'Saving...' : ''}>
            {stage ? 'Save' : 'Add stage'}
          </Button>
        </>
      }
    >
      <form id="tracker-stage" noValidate onSubmit={submit}>
        <Field label="Name" error={error && !isLoading ? (messageOf(error) ?? 'Please try again.') : ''}>
          <TextInput
            data-first-focus
            maxLength={LONGEST_TRACKER_STAGE}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
