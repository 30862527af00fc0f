import { Fragment, useState } from 'react'

import type { Match, Raise } from '@/api/analyses'
import { Button, ButtonLink } from '@/components/Button'
import { Card, CardHead } from '@/components/Card'
import { counted } from '@/rules/figures'
import { AdviceAsks } from './AdviceAsks'
import { asksOf, keyOf, untrueOf } from './asks'

const AT_FIRST = 5

function Row({ raise, asks, isOwnWord }: { raise: Raise; asks: readonly string[]; isOwnWord: boolean }) {
  return (
    <li className="grid grid-cols-[60px_minmax(0,1fr)] items-center gap-x-5 px-4 py-3.5 tablet:px-5">
      <p className="self-start">
        {raise.gain > 0 ? (
          <>
            <span className="block font-heading text-20 font-strong text-brand">+{raise.gain}</span>
            <span className="block text-12 text-ink-soft">to {raise.percent}%</span>
          </>
        ) : (
          <span className="text-12 text-ink-soft">{isOwnWord ? 'on your word' : 'under 1'}</span>
        )}
      </p>
      <div className="min-w-0 wrap-anywhere">
        <h4 className="font-text text-13 font-label tracking-normal">{raise.title}</h4>
        {raise.text && <p className="text-13 text-ink-soft">{raise.text}</p>}
        <AdviceAsks asks={asks} />
      </div>
    </li>
  )
}

/** What would raise the score, in the groups of what helps; in each the largest gain first. */
export function Raises({ match, raiseTo }: { match: Match; raiseTo?: string }) {
  const [all, setAll] = useState<readonly string[]>([])
  if (match.raises.length === 0) return null
  const requirement = (id?: number) => match.requirements.find((item) => item.id === id)
  const untrue = untrueOf(match.recount)
  return (
    <Card aria-labelledby="raises" className="mt-4">
      <CardHead
        id="raises"
        title="What would raise the score"
        lead="Add only what is true. A recruiter will ask."
        actions={
          raiseTo && (
            <ButtonLink size="small" to={raiseTo}>
              Try these lines
            </ButtonLink>
          )
        }
      />
      {match.remedies.map(({ remedy, title, text, percent }) => {
        const raises = match.raises.filter(
          (raise) => raise.remedy === remedy && asksOf(raise, match, untrue).length > 0,
        )
        if (raises.length === 0) return null
        // One more row costs no more than the button that would hide it.
        const isWhole = all.includes(remedy) || raises.length <= AT_FIRST + 1
        const rows = isWhole ? raises : raises.slice(0, AT_FIRST)
        return (
          <Fragment key={remedy}>
            <div className="flex flex-wrap items-baseline gap-x-2 border-b border-line bg-sunken px-4 py-2.5 text-13 tablet:px-5">
              <h3 className="font-text text-13 font-strong">{title}</h3>
              <p className="min-w-[min(16rem,100%)] flex-1 text-ink-soft">{text}</p>
              {remedy !== 'beyond_words' && <p className="text-12 text-ink-soft">{percent}% with all of them</p>}
            </div>
            <ul aria-label={title} className="divide-y divide-line border-b border-line last:border-b-0">
              {rows.map((raise) => (
                <Row
                  key={keyOf(raise)}
                  raise={raise}
                  asks={asksOf(raise, match, untrue)}
                  isOwnWord={requirement(raise.requirement_ids[0])?.own_word !== ''}
                />
              ))}
              {!isWhole && (
                <li className="px-4 py-3 tablet:px-5">
                  <Button size="small" onClick={() => setAll([...all, remedy])}>
                    Show {counted(raises.length - rows.length, 'more', 'more')}
                  </Button>
                </li>
              )}
            </ul>
          </Fragment>
        )
      })}
    </Card>
  )
}
