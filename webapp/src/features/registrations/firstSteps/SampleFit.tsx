import { Badge } from '@/components/Badge'
import { RingGauge } from '@/components/RingGauge'
import { StateIcon } from '@/components/StateIcon'

const rows = [
  ['Oregon journeyman license', 'met'],
  ['Conduit bending', 'met'],
  ['Crew leadership', 'partly'],
  ['PLC troubleshooting', 'missing'],
  ['OSHA 10 card', 'met'],
] as const

const WORDS = { met: 'Met', partly: 'Partly', missing: 'Missing' }
const TONES = { met: 'text-good', partly: 'text-medium', missing: 'text-weak' }

/** What a result looks like, before there is one. */
export function SampleFit() {
  return (
    <div role="img" aria-label="Example of a result: 78 percent, each requirement met, partly met or missing">
      <div aria-hidden>
        <div className="steps-ring">
          <RingGauge small percent={78} label="" />
          <div>
            <p className="font-heading text-17 font-strong">Good Match</p>
            <Badge>Example</Badge>
          </div>
        </div>
        <ul className="steps-jobs">
          {rows.map(([name, state]) => (
            <li key={name} className="steps-fact">
              <StateIcon state={state} />
              <span className="min-w-0 flex-1 text-13 font-label">{name}</span>
              <span className={`text-12 font-label ${TONES[state]}`}>{WORDS[state]}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
