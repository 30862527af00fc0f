import { CircleX } from 'lucide-react'

import { UNLIKELY_BELOW } from '@/api/server.gen'
import type { Brake } from '@/api/coverLetters'
import { Button, ButtonLink } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { SmallRing } from '@/components/SmallRing'
import { bandOf } from '@/rules/bands'
import { counted } from '@/rules/figures'

type Props = { brake: Brake; job: { title: string; company: string }; onGoOn: () => void; onClose: () => void }

/** Asks whether to go on with a job that the resume hardly fits, before a letter is written. */
export function BeforeApplying({ brake: { percent, meaning, missing, shortfalls }, job, onGoOn, onClose }: Props) {
  return (
    <Dialog
      open
      urgent
      onOpenChange={(open) => !open && onClose()}
      title={
        shortfalls.length > 0 || (percent !== null && percent < UNLIKELY_BELOW)
          ? 'This one is very unlikely to work out'
          : 'Your resume lacks what the job insists on'
      }
      lead={[job.title, job.company].filter(Boolean).join(', ')}
      actions={
        <>
          <Button onClick={onGoOn}>I know, apply anyway</Button>
          <ButtonLink to="/user/agents-jobs" variant="primary">
            See jobs that fit
          </ButtonLink>
        </>
      }
    >
      <div className="space-y-4 text-13">
        {percent !== null && (
          <div className="flex items-center gap-3">
            <SmallRing percent={percent} tone={bandOf(percent)} />
            <p>
              Your resume matches <span className="font-strong">{percent}%</span> of what the job asks for. {meaning}
            </p>
          </div>
        )}
        {shortfalls.length > 0 && (
          <ul aria-label="What your profile lacks" className="list-disc pl-4">
            {shortfalls.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
        {missing.length > 0 && (
          <div>
            <p>The job insists on {counted(missing.length, 'thing')} that your resume does not show:</p>
            <ul aria-label="What the job insists on" className="mt-2 space-y-1">
              {missing.map((label) => (
                <li key={label} className="flex items-start gap-2 font-label">
                  <CircleX aria-hidden className="mt-0.5 size-4 shrink-0 text-weak" strokeWidth={2} />
                  <span className="min-w-0 wrap-anywhere">{label}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Dialog>
  )
}
