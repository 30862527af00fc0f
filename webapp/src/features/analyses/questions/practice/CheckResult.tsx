import type { PracticeAnswer, PracticePointShown } from '@/api/practice'
import { StateIcon } from '@/components/StateIcon'
import { coveredOf } from './points'
import type { PracticeDraft } from './usePractice'

type Props = {
  draft: PracticeDraft
  /** Null while the words are not those that were checked. */
  found: PracticeAnswer | null
  chosen: string | null
  onChoose: (kind: string | null) => void
}

/** What the answer covers and what it lacks; a point that is pressed marks its words. */
export function CheckResult({ draft, found, chosen, onChoose }: Props) {
  if (!found)
    return (
      <p className="text-13 text-ink-soft">
        {draft.checked
          ? 'You have changed your answer since the check. Check it again to see what it covers.'
          : 'Write your answer as you would say it. The check marks the words that answer the question, name a fact of your resume, set the scene, say what you did and what came of it.'}
      </p>
    )
  const covered = found.points.filter((each) => each.state === 'met')
  const lacking = found.points.filter((each) => each.state !== 'met')
  return (
    <>
      <h3 className="text-15">
        Covers {coveredOf(found)} of {found.points.length}
      </h3>
      <ul className="mt-2 space-y-2">
        {covered.map((each) => (
          <Point
            key={each.kind}
            point={each}
            pressed={each.kind === chosen}
            onPress={() => onChoose(each.kind === chosen ? null : each.kind)}
          />
        ))}
      </ul>
      {lacking.length > 0 && (
        <>
          <h3 className="mt-4 border-t border-line pt-4 text-15">What it lacks</h3>
          <ul className="mt-2 space-y-2">
            {lacking.map((each) => (
              <Point
                key={each.kind}
                point={each}
                pressed={each.kind === chosen}
                onPress={() => onChoose(each.kind === chosen ? null : each.kind)}
              />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

const WORDS = { met: 'covered', partly: 'partly', missing: 'missing' }

function Point({ point, pressed, onPress }: { point: PracticePointShown; pressed: boolean; onPress: () => void }) {
  const name = (
    <>
      {point.name}
      <span className="sr-only">, {WORDS[point.state]}</span>
    </>
  )
  return (
    <li className="flex items-start gap-2 text-13">
      <StateIcon state={point.state} />
      <div className="min-w-0 wrap-anywhere">
        {point.end > point.start ? (
          <button
            type="button"
            aria-pressed={pressed}
            className="block text-left font-label underline"
            onClick={onPress}
          >
            {name}
          </button>
        ) : (
          <p className="font-label">{name}</p>
        )}
        <p className="text-12 text-ink-soft">{point.text}</p>
      </div>
    </li>
  )
}
