import { atTime } from '@/rules/clock'
import { ageTone, ALERT } from '@/rules/system'

type Props = { ages: readonly { at: string; minutes: number }[] }

const WIDTH = 320
const HEIGHT = 112
const LEFT = 34
const TOP = 8
const FLOOR = 92

/** For how long the oldest email had waited, over the last day; the figures are in a table for people who cannot see
    it. */
export function OutboxLine({ ages }: Props) {
  const most = Math.max(ALERT, ...ages.map(({ minutes }) => minutes))
  const x = (at: number) => LEFT + (at / Math.max(ages.length - 1, 1)) * (WIDTH - LEFT - 4)
  const y = (minutes: number) => FLOOR - (minutes / most) * (FLOOR - TOP)
  const line = ages.map(({ minutes }, at) => `${x(at).toFixed(1)},${y(minutes).toFixed(1)}`).join(' ')
  const last = ages.at(-1)
  const marks = [0, Math.round(ages.length / 3), Math.round((ages.length * 2) / 3)].filter((at) => at < ages.length - 1)
  return (
    <>
      <svg aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="system-line">
        {[0, most].map((minutes) => (
          <g key={minutes}>
            <line data-part="grid" x1={LEFT} x2={WIDTH - 4} y1={y(minutes)} y2={y(minutes)} />
            <text x={LEFT - 6} y={y(minutes) + 4} textAnchor="end">
              {minutes}
            </text>
          </g>
        ))}
        <polygon data-part="area" points={`${x(0)},${FLOOR} ${line} ${x(ages.length - 1)},${FLOOR}`} />
        <line data-part="alert" x1={LEFT} x2={WIDTH - 4} y1={y(ALERT)} y2={y(ALERT)} />
        {most < 3 * ALERT && (
          <text data-part="alert" x={LEFT + 4} y={y(ALERT) + 13}>
            {`Alert at ${ALERT} min`}
          </text>
        )}
        <polyline data-part="age" points={line} />
        {last && <circle data-tone={ageTone(last.minutes)} cx={x(ages.length - 1)} cy={y(last.minutes)} r="3.5" />}
        {marks.map((at) => (
          <text key={at} x={x(at)} y={HEIGHT - 4}>
            {atTime(new Date(ages[at]!.at))}
          </text>
        ))}
        <text x={WIDTH - 4} y={HEIGHT - 4} textAnchor="end">
          Now
        </text>
      </svg>
      <div className="sr-only">
        <table>
          <caption>Minutes the oldest email had been waiting</caption>
          <tbody>
            {ages.map(({ at, minutes }) => (
              <tr key={at}>
                <th scope="row">{atTime(new Date(at))}</th>
                <td>{minutes}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
