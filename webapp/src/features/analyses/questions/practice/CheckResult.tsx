import type { PracticeAnswer, PracticePointShown } from '@/api/practice'
import { Badge } from '@/components/Badge'
import { StateIcon } from '@/components/StateIcon'
import { classes } from '@/lib/classes'
import { coveredOf, numberOf } from './points'
import type { PracticeDraft } from './usePractice'

type Props = {
  draft: PracticeDraft
  /** Null while the words are not those that were checked. */
  result: PracticeAnswer | null
  chosen: string | null
  onChoose: (kind: string | null) => void
}

/** What the answer covers and what it lacks; a point that is pressed marks its words. */
export function CheckResult({ draft, result, chosen, onChoose }: Props) {
  if (!result)
    return (
      <p className="text-13 text-ink-soft">
        {draft.checked
          ? 'You have changed your answer since the check. Check it again to see what it covers.'
          : 'Write your answer as you would say it. The check marks the words that answer the question, name a fact from your resume, set the scene, say what you did and what came of it.'}
      </p>
    )
  const covered = result.points.filter((point) => point.state === 'met')
  const lacking = result.points.filter((point) => point.state !== 'met')
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-15">
          Covers {coveredOf(result)} of {result.points.length}
        </h3>
        <span aria-hidden className="flex gap-[3px]">
          {[...covered, ...lacking].map(({ kind, state }) => (
            <span key={kind} style={{ width: 14 }} className={classes('h-1.5 rounded-[3px]', BARS[state])} />
          ))}
        </span>
      </div>
      <ul className="mt-2 space-y-2">
        {covered.map((item) => (
          <Point
            key={item.kind}
            point={item}
            number={numberOf(result, item.kind)}
            pressed={item.kind === chosen}
            onPress={() => onChoose(item.kind === chosen ? null : item.kind)}
          />
        ))}
      </ul>
      {lacking.length > 0 && (
        <>
          <h3 className="mt-4 border-t border-line pt-4 text-15">What it lacks</h3>
          <ul className="mt-2 space-y-2">
            {lacking.map((item) => (
              <Point
                key={item.kind}
                point={item}
                pressed={item.kind === chosen}
                onPress={() => onChoose(item.kind === chosen ? null : item.kind)}
              />
            ))}
          </ul>
        </>
      )}
      {result.follow_up && (
        <div className="mt-4 border-t border-line pt-4">
          <p className="text-12 text-ink-soft">They may ask next</p>
          <p className="mt-1 text-15">“{result.follow_up}”</p>
        </div>
      )}
    </>
  )
}

const BARS = { met: 'bg-good', partly: 'bg-medium', missing: 'bg-line-strong' }
const WORDS = { met: 'covered', partly: 'partly', missing: 'missing' }

type PointProps = { point: PracticePointShown; number?: number | null; pressed: boolean; onPress: () => void }

function Point({ point, number = null, pressed, onPress }: PointProps) {
  const name = (
    <>
      {point.name}
      <span className="sr-only">, {WORDS[point.state]}</span>
    </>
  )
  return (
    <li className="flex items-start gap-2 text-13">
      <StateIcon state={point.state} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        {point.end > point.start ? (
          <button
            type="button"
            aria-pressed={pressed}
            className="block text-left font-label hover:text-brand"
            onClick={onPress}
          >
            {name}
          </button>
        ) : (
          <p className="font-label">{name}</p>
        )}
        <p className="text-12 text-ink-soft">{point.text}</p>
      </div>
      {number !== null && <Badge tone="good">{number}</Badge>}
    </li>
  )
}
