import type { CompanyFigureAnswer, ShareFields, SpreadFields } from '@/api/companyFigures'
import { Card, CardHead } from '@/components/Card'
import { Counts } from '@/features/companyFigures/Counts'
import { daysOf, percentOf } from '@/rules/companyFigures'
import { counted, figure } from '@/rules/figures'

type Step = CompanyFigureAnswer['steps'][number]

const OFFER = 'Offer'

const wide = (share: number) => ({ width: `${Math.min(share, 1) * 100}%` })

/** How many got how far; behind each bar is that of the previous step. */
export function Steps({ steps, hasReasons }: { steps: readonly Step[]; hasReasons: boolean }) {
  const all = steps[0]?.people ?? 0
  const steepest = steepestOf(steps)
  return (
    <Card aria-labelledby="figures-steps" className="flex min-w-0 flex-col">
      <CardHead id="figures-steps" title="Conversion per step" />
      <table className="figures-table figures-steps" aria-labelledby="figures-steps">
        <thead>
          <tr>
            <th scope="col">Step</th>
            <td aria-hidden />
            <th scope="col">People</th>
            <th scope="col">Of previous</th>
            <th scope="col">Of all</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ name, people, of_before: before, of_all: share }, at) => (
            <tr key={name}>
              <th scope="row" className="figures-step">
                {name}
              </th>
              <td aria-hidden>
                <span className="figures-bar">
                  <span className="ghost" style={wide(all && before.whole / all)} />
                  <span style={wide(all && people / all)} />
                </span>
              </td>
              <td className="figures-strong">
                <Counts by="step" name={name} of={name}>
                  {figure(people)}
                </Counts>
              </td>
              <td className={name === steepest?.name ? 'text-medium font-label' : undefined}>
                {at === 0 ? '' : percentOf(before)}
              </td>
              <td>{percentOf(share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {(steepest || hasReasons) && (
        <p className="figures-note flex flex-wrap justify-between gap-x-4">
          {steepest && (
            <span>
              The steepest step is <b>{steepest.name}</b>: {figure(steepest.of_before.whole - steepest.people)} of{' '}
              {figure(steepest.of_before.whole)} did not get that far.
            </span>
          )}
          {hasReasons && (
            <span className="text-brand">
              <Counts by="reasons" of="">
                Reasons
              </Counts>
            </span>
          )}
        </p>
      )}
    </Card>
  )
}

/** Only among the steps after those who moved on: most people always drop out before. Who is hired without an offer
 * here has not dropped out. */
function steepestOf(steps: readonly Step[]): Step | undefined {
  const after = steps
    .slice(3)
    .filter(({ name, of_before: before }) => name !== OFFER && before.percent !== null && before.percent < 100)
  return after.toSorted((a, b) => (a.of_before.percent ?? 100) - (b.of_before.percent ?? 100))[0]
}

/** Days between the lines of the axis, and how many lines it has at most besides the first. */
const STEPS = [1, 2, 7, 14, 28, 56, 112]
const LINES = 4

/** How long people stay in each stage: half of them, and eight in ten, beside the limit of the stage. */
export function Stages({ stages }: { stages: CompanyFigureAnswer['stages'] }) {
  const longest = Math.max(1, ...stages.flatMap(({ stay, goal }) => [stay.nine_in_ten ?? 0, goal ?? 0]))
  const step = STEPS.find((days) => days * LINES >= longest) ?? Math.ceil(longest / LINES)
  const at = (days: number) => ({ left: `${(days / (step * LINES)) * 100}%` })
  return (
    <Card aria-labelledby="figures-stages" className="flex min-w-0 flex-col">
      <CardHead id="figures-stages" title="Time in stage" lead="of those who have left it" />
      {stages.length === 0 ? (
        <p className="figures-note">Nobody has left a stage yet.</p>
      ) : (
        <>
          <table className="figures-table figures-stages" aria-labelledby="figures-stages">
            <thead>
              <tr>
                <th scope="col">Stage</th>
                <td aria-hidden>
                  <span className="figures-axis">
                    {Array.from({ length: LINES + 1 }, (_, line) => (
                      <span key={line} style={at(line * step)}>
                        {line * step}
                      </span>
                    ))}
                  </span>
                </td>
                <th scope="col">Median</th>
                <th scope="col">9 in 10</th>
              </tr>
            </thead>
            <tbody>
              {stages.map(({ name, stay, goal }) => {
                const isMissed = stay.median !== null && goal !== null && stay.median > goal
                return (
                  <tr key={name}>
                    <th scope="row">
                      {name}
                      {goal !== null && <span className="sr-only">{`, at most ${daysOf(goal)}`}</span>}
                    </th>
                    <td aria-hidden>
                      <span className="figures-range">
                        {stay.median !== null && stay.one_in_ten !== null && stay.nine_in_ten !== null && (
                          <>
                            <span
                              style={{
                                ...at(stay.one_in_ten),
                                width: `${((stay.nine_in_ten - stay.one_in_ten) / (step * LINES)) * 100}%`,
                              }}
                            />
                            <i className={isMissed ? 'is-missed' : undefined} style={at(stay.median)} />
                          </>
                        )}
                        {goal !== null && <b style={at(goal)} />}
                      </span>
                    </td>
                    <td className={isMissed ? 'figures-strong text-medium' : 'figures-strong'}>
                      {daysOf(stay.median)}
                    </td>
                    <td>
                      {stay.nine_in_ten === null ? counted(stay.people, 'person', 'people') : daysOf(stay.nine_in_ten)}
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
          <p aria-hidden className="figures-note figures-key">
            <i className="dot" /> median <i className="range" /> 8 in 10 people <i className="goal" /> the stage’s limit
          </p>
        </>
      )}
    </Card>
  )
}

type PromiseProps = {
  promises: ShareFields
  firstAnswer: SpreadFields
  weeks: CompanyFigureAnswer['weeks']
}

/** How many answers came by the promised day, by the week of applying. */
export function PromisesKept({ promises, firstAnswer, weeks }: PromiseProps) {
  const most = Math.max(1, ...weeks.map((week) => week.in_time + week.late))
  const late = promises.whole - promises.part
  return (
    <Card aria-labelledby="figures-promises" className="flex min-w-0 flex-col">
      <CardHead id="figures-promises" title="Promises kept" />
      <div className="figures-promises">
        <div className="figures-promise-rate">
          {promises.percent === null ? <strong>{percentOf(promises)}</strong> : <Ring percent={promises.percent} />}
          <p>
            <b>
              <Counts by="in_time" of="">
                {`${figure(promises.part)} of ${figure(promises.whole)}`}
              </Counts>
            </b>{' '}
            answers in time
            {firstAnswer.median !== null && (
              <>
                <b>{daysOf(firstAnswer.median)}</b> median wait
              </>
            )}
          </p>
        </div>
        <svg
          className="figures-weeks"
          viewBox={`0 0 ${weeks.length * 10} 100`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`Answers by the week of applying: ${weeks.map((week) => `${shortDay(week.began)} ${week.in_time} in time, ${week.late} late`).join('; ')}`}
        >
          {weeks.map((week, at) => {
            const [good, bad] = [(week.in_time / most) * 100, (week.late / most) * 100]
            return (
              <g key={week.began}>
                <title>{`From ${shortDay(week.began)}: ${week.in_time} in time, ${week.late} late`}</title>
                <rect
                  x={at * 10 + 1}
                  width={8}
                  y={100 - good - bad}
                  height={good}
                  className={at === weeks.length - 1 ? 'fill-brand' : 'figures-week'}
                />
                <rect x={at * 10 + 1} width={8} y={100 - bad} height={bad} className="fill-weak" />
              </g>
            )
          })}
        </svg>
        <p className="flex justify-between gap-3" aria-hidden>
          <span>{weeks[0] && shortDay(weeks[0].began)}</span>
          <span>this week</span>
        </p>
      </div>
      <p className="figures-note figures-key">
        <i className="bg-brand" /> in time <i className="bg-weak" />{' '}
        <Counts by="not_in_time" of="">
          {`late, ${figure(late)}`}
        </Counts>
      </p>
    </Card>
  )
}

const RADIUS = 32

function Ring({ percent }: { percent: number }) {
  return (
    <svg width={72} height={72} viewBox="0 0 72 72" role="img" aria-label={`${percent}% in time`}>
      <g fill="none" strokeWidth={6} transform="rotate(-90 36 36)">
        <circle cx={36} cy={36} r={RADIUS} className="stroke-line" />
        <circle
          cx={36}
          cy={36}
          r={RADIUS}
          pathLength={100}
          strokeDasharray={`${percent} 100`}
          className={toneOf(percent)}
        />
      </g>
      <text x={36} y={42} textAnchor="middle" className="figures-percent">
        {percent}
        <tspan>%</tspan>
      </text>
    </svg>
  )
}

const toneOf = (percent: number) => (percent >= 90 ? 'stroke-good' : percent >= 70 ? 'stroke-medium' : 'stroke-weak')

const shortDay = (day: string) =>
  new Date(`${day}T12:00:00`).toLocaleDateString('en-US', { month: 'short', day: 'numeric' })
