import { Warp } from '@/components/LoomThreads'

const FROM = 563
const TO = 938

/** A thread that swings from the second step to the third. */
const swinging = (side: 1 | -1) =>
  Array.from({ length: 76 }, (_, at) => {
    const part = at / 75
    const reach = 26 * Math.min(1, part * 4, (1 - part) * 4)
    const y = 70 + side * reach * Math.sin(part * 5 * Math.PI)
    return `${at === 0 ? 'M' : 'L'}${(FROM + part * (TO - FROM)).toFixed(1)} ${y.toFixed(1)}`
  }).join('')

const person = `M188 70C330 70 380 24 490 24C540 24 545 70 563 70${swinging(-1).replace('M', 'L')}`

/** The person's thread and the job's, tied at the third step; a finished step lights its own. Decoration. */
export function Threads({ resume, job }: { resume: boolean; job: boolean }) {
  const nodes = [resume, job, resume && job]
  return (
    <div aria-hidden className="steps-band">
      <Warp className="fading" />
      <svg viewBox="0 0 1126 120" fill="none" preserveAspectRatio="none">
        <path pathLength="1" d="M-60 20C80 20 100 70 188 70" className="steps-thread stroke-brand" />
        <path pathLength="1" d={swinging(1)} className="steps-thread stroke-thread" data-faint={!job || undefined} />
        <path pathLength="1" d={person} className="steps-thread stroke-brand" data-faint={!resume || undefined} />
      </svg>
      {nodes.map((done, at) => (
        <span
          key={at}
          className="steps-node"
          data-done={done || undefined}
          style={{ left: `${(2 * at + 1) * (100 / 6)}%` }}
        >
          {at + 1}
        </span>
      ))}
    </div>
  )
}
