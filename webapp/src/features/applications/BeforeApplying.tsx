import { UNLIKELY_BELOW } from '@/api/server.gen'
import { useHaveMissingMutation, type Brake } from '@/api/coverLetters'
import { Button, ButtonLink } from '@/components/Button'
import { FormNotice } from '@/components/FormNotice'
import { SmallRing } from '@/components/SmallRing'
import { bandOf } from '@/rules/bands'
import { messageOf } from '@/rules/errors'
import { BrakeReasons } from '@/components/BrakeReasons'

const EDGE = { borderColor: 'var(--weak-line)', boxShadow: 'inset 3px 0 var(--weak)' }
const HAVE = ['', 'I have it', 'I have both']

type Props = {
  brake: Brake
  jobId: number
  /** Whether another resume than the one of the profile goes along. */
  isOther: boolean
}

/** Says above a letter that the resume hardly fits the job, and why; what the one of the profile missed can be said
    here. */
export function BeforeApplying({ brake, jobId, isOther }: Props) {
  const { percent, missing, shortfalls } = brake
  const [have, { isLoading, error }] = useHaveMissingMutation()
  const isUnlikely = shortfalls.length > 0 || (percent !== null && percent < UNLIKELY_BELOW)
  return (
    <section
      aria-labelledby="brake"
      style={EDGE}
      className="mb-4 flex flex-wrap items-center gap-4 rounded-card border border-line bg-surface p-4 text-13"
    >
      {percent !== null && <SmallRing percent={percent} tone={bandOf(percent)} />}
      <div className="min-w-[min(100%-3.5rem,16rem)] flex-1 wrap-anywhere">
        <h3 id="brake" className="text-15">
          {isUnlikely ? 'This one is very unlikely to work out' : 'Your resume lacks what the job insists on'}
        </h3>
        <BrakeReasons brake={brake} />
        <FormNotice className="mt-2">{error && (messageOf(error) ?? 'Not counted. Please try again.')}</FormNotice>
      </div>
      {missing.length > 0 && !isOther && (
        <Button
          variant="quiet"
          busy={isLoading ? 'Recalculating' : undefined}
          onClick={() => void have({ jobId, labels: missing })}
        >
          {HAVE[missing.length] ?? 'I have all of them'}
        </Button>
      )}
      <ButtonLink to="/user/agents-jobs">See jobs that fit</ButtonLink>
    </section>
  )
}
