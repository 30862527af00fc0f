import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'

import type { Match } from '@/api/analyses'
import { Conditions, JobAsked, PhoneTabs, Recounted } from './corrections/lazily'
import type { MatchPart } from './PhoneTabs'
import { countsOf, IN_JOB, linesOf, mainProof, neighbour, nextProved, proofsOf, type Proof } from './proofs'
import { Requirements } from './Requirements'
import { ResumeText } from './ResumeText'
import { ScoreColumn } from './ScoreColumn'
import { broughtIntoStep } from './scrolling'

// What lies below the fold and the line between row and sentence can come a moment later.
const Thread = lazy(() => import('./Thread').then((file) => ({ default: file.Thread })))
const Raises = lazy(() => import('./Raises').then((file) => ({ default: file.Raises })))

type Props = {
  match: Match
  /** Where other lines can be tried out, if anywhere. */
  raiseTo?: string
  /** The text of the job, if it can be shown next to what it asks for. */
  job?: string
  percent: number | null
  sub: { skills: number | null; experience: number | null }
}

/** Score, requirements and resume side by side; a requirement and the sentence that proves it are chosen together. */
export function MatchResult({ match, percent, sub, raiseTo, job }: Props) {
  const [selected, setSelected] = useState(
    () => match.requirements.find((requirement) => requirement.quote !== '')?.id ?? null,
  )
  const [place, setPlace] = useState<string | null>(null)
  const [part, setPart] = useState<MatchPart>('found')
  const [side, setSide] = useState<'resume' | 'job'>('resume')
  const card = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const moved = useRef<'row' | 'proof' | 'walk' | null>(null)

  const proof = useMemo(() => {
    const chosen = proofsOf(match).find((item) => item.key === place)
    return chosen && selected !== null && chosen.proves.includes(selected) ? chosen : mainProof(match, selected)
  }, [match, place, selected])

  const proofKey = side === 'job' ? IN_JOB : (proof?.key ?? null)

  useEffect(() => {
    if (moved.current && card.current && panel.current) {
      broughtIntoStep(card.current, panel.current, {
        requirement: selected,
        proof: proofKey,
        by: moved.current,
      })
    }
    moved.current = null
  }, [selected, proof, proofKey])

  const selectRow = (id: number) => {
    moved.current = 'row'
    setPlace(null)
    setSelected(id)
  }
  const showSide = (next: 'resume' | 'job') => {
    moved.current = 'row'
    setSide(next)
  }
  const selectProof = (next: Proof | null | undefined, by: 'proof' | 'walk') => {
    if (!next) return
    moved.current = by
    setPlace(next.key)
    setPart('found')
    setSelected(by === 'walk' && next.proves.includes(selected ?? -1) ? selected : nextProved(next, selected))
  }

  return (
    <>
      <div
        ref={card}
        className="relative grid grid-cols-1 rounded-card border border-line bg-surface desk:grid-cols-[256px_minmax(0,1fr)] wide:grid-cols-[264px_minmax(0,1.8fr)_minmax(0,1fr)]"
      >
        <div className="max-desk:border-b max-desk:border-line desk:border-r desk:border-line">
          <div className="desk:sticky desk:top-(--room-top,16px)">
            <ScoreColumn match={match} percent={percent} sub={sub} />
          </div>
        </div>
        <div data-thread="column" className="min-w-0">
          <PhoneTabs match={match} percent={percent} counts={countsOf(match)} value={part} onChange={setPart} />
          <Requirements
            part={part}
            requirements={match.requirements}
            selected={selected}
            onSelect={selectRow}
            lines={linesOf(match)}
          />
          <Recounted />
          <div className={part === 'also' ? undefined : 'max-desk:hidden'}>
            <Conditions conditions={match.conditions} />
          </div>
        </div>
        <div className="min-w-0 border-line max-wide:border-t desk:max-wide:col-span-2 wide:border-l">
          <div className="wide:sticky wide:top-(--room-top,16px) wide:flex wide:max-h-[calc(var(--room,100dvh)-32px)] wide:flex-col">
            {side === 'job' && job !== undefined ? (
              <JobAsked
                panel={panel}
                job={job}
                source={match.requirements.find((requirement) => requirement.id === selected)?.source ?? ''}
                onBack={() => showSide('resume')}
              />
            ) : (
              <ResumeText
                panel={panel}
                blocks={match.resume}
                selected={selected}
                marked={proof?.key ?? null}
                onProof={(key) =>
                  selectProof(
                    proofsOf(match).find((item) => item.key === key),
                    'proof',
                  )
                }
                onWalk={(step) => selectProof(neighbour(match, proof?.key ?? place, step), 'walk')}
                onJob={job === undefined ? null : () => showSide('job')}
              />
            )}
          </div>
        </div>
        <Suspense>
          {proofKey !== null && selected !== null && (
            <Thread card={card} panel={panel} proof={proofKey} chosen={selected} />
          )}
        </Suspense>
      </div>
      <Suspense>
        <Raises match={match} raiseTo={raiseTo} />
      </Suspense>
    </>
  )
}
