import { Eye, EyeOff } from 'lucide-react'
import { use, useState } from 'react'

import { useRevealMutation, useSwitchBlindReviewMutation, type Applicant } from '@/api/decisions'
import type { RecruiterJob } from '@/api/jobs'
import { useStagesQuery } from '@/api/stages'
import { messageOf } from '@/rules/errors'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { Switch } from '@/components/Switch'
import { Naming, useMay } from '@/features/decisions/permitted'
import { notify } from '@/lib/notify'

/** Whether names are hidden, and until when. */
export function BlindSwitch({ job }: { job: RecruiterJob }) {
  const [turn] = useSwitchBlindReviewMutation()
  const { data } = useStagesQuery(job.id)
  const later = data?.stages.slice(1) ?? []
  const blind = async (on: boolean, from?: number | null) => {
    const { error } = await turn({ jobId: job.id, on, names_from: from })
    if (error) notify('The blind review could not be changed.', { tone: 'bad', text: messageOf(error) })
  }
  return (
    <span className="triage-blind flex items-center">
      <Switch checked={job.blind_review} onChange={(on) => void blind(on)} bare className="triage-blind">
        Blind review
      </Switch>
      {job.blind_review && (
        <select
          aria-label="Names are hidden"
          value={job.names_from ?? ''}
          disabled={!data}
          onChange={({ target }) => void blind(true, target.value ? Number(target.value) : null)}
          className="max-w-40 cursor-pointer rounded-control bg-transparent py-2 text-12 text-ink-soft"
        >
          <option value="">until a decision</option>
          {/* The list of stages is not there yet, or failed. */}
          {typeof job.names_from === 'number' && !data && <option value={job.names_from}>until a stage</option>}
          {later.map(({ id, name }) => (
            <option key={id} value={id}>
              until {name}
            </option>
          ))}
        </select>
      )}
    </span>
  )
}

/** The same for those who may not change it. */
export function BlindWords() {
  const naming = use(Naming)
  return (
    <span className="text-12 text-ink-soft">Blind review until {naming ? <bdi>{naming.name}</bdi> : 'a decision'}</span>
  )
}

/** Says what is hidden, with the way to see it all the same. */
export function BlindNotice({ application }: { application: Applicant }) {
  const mayDecide = useMay('decide')
  const naming = use(Naming)
  const [isAsking, ask] = useState(false)
  const [reveal, { isLoading }] = useRevealMutation()
  const show = async () => {
    const { error } = await reveal(application.id)
    if (error) notify('Who it is could not be shown.', { tone: 'bad', text: messageOf(error) })
    ask(false)
  }
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-line bg-sunken px-3 py-2">
      <EyeOff aria-hidden className="size-4 shrink-0 text-ink-soft" strokeWidth={1.75} />
      <p className="min-w-0 flex-1 text-12 text-ink-soft">
        Name, email, photo, school and dates are hidden until you decide
        {naming && (
          <>
            {' '}
            or the person reaches <bdi>{naming.name}</bdi>
          </>
        )}
        .
      </p>
      {mayDecide && (
        <Button size="row" icon={<Eye aria-hidden />} onClick={() => ask(true)}>
          Show who it is
        </Button>
      )}
      {isAsking && (
        <Dialog
          open
          onOpenChange={(open) => !isLoading && ask(open)}
          title="Show who this is?"
          lead="The audit log records that you looked before you decided."
          actions={
            <>
              <Button onClick={() => ask(false)} disabled={isLoading}>
                Cancel
              </Button>
              <Button variant="primary" busy={isLoading ? 'Showing...' : undefined} onClick={() => void show()}>
                Show who it is
              </Button>
            </>
          }
        />
      )}
    </div>
  )
}
