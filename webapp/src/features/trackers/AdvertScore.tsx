import { useEffect, useEffectEvent, useRef, useState } from 'react'

import type { Match } from '@/api/analyses'
import { useAnalyst } from '@/api/useAnalyst'
import { FormNotice } from '@/components/FormNotice'
import { Spinner } from '@/components/Spinner'
import { useSession } from '@/lib/session/useSession'
import { movedBy } from '@/rules/advertScores'
import { messageOf } from '@/rules/errors'

/** The resume that is scored: `whose` says which one it is, as in "the resume you sent". */
export type ScoredResume = { whose: string; fetch: () => Promise<File | null> }

type State = { at: 'busy' } | { at: 'failed'; sentence: string } | { at: 'done'; before: Match | null; after: Match }

/** The match of one resume with an advert as it was, if that is known, and as it is, and which requirements differ. */
export function AdvertScore({ before, after, resume }: { before: string; after: string; resume: ScoredResume }) {
  const { user } = useSession()
  const { ask } = useAnalyst()
  const [state, setState] = useState<State>({ at: 'busy' })
  const isBegun = useRef(false)
  const score = useEffectEvent(async () => {
    const fail = (sentence: string) => setState({ at: 'failed', sentence })
    const profileDocument = await resume.fetch()
    if (!profileDocument) return fail(`${resume.whose} could not be loaded.`)
    const matched = async (jobDescription: string) =>
      ask({ jobDescription, profileDocument, apiType: 'percentage-match', user_id: String(user?.id ?? '') })
    const replies = [before && (await matched(before)), await matched(after)]
    const matches: (Match | null)[] = []
    for (const reply of replies) {
      if (reply === null) return
      if (reply && 'error' in reply)
        return fail(messageOf(reply.error) ?? 'The advert could not be scored. Please try again.')
      matches.push(reply ? reply.answer.match : null)
    }
    const [old = null, now] = matches
    if (!now) return fail('This advert cannot be scored requirement by requirement.')
    setState({ at: 'done', before: old, after: now })
  })
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    void score()
  }, [])

  if (state.at === 'busy') return <Spinner label="Scoring both adverts..." />
  if (state.at === 'failed') return <FormNotice>{state.sentence}</FormNotice>
  const moved = movedBy(state.before?.requirements ?? [], state.after.requirements)
  return (
    <div role="status" className="text-13">
      <p>
        {resume.whose}: <strong className="font-label">{state.after.percent}% match with the new advert</strong>
        {state.before && `, ${state.before.percent}% with the old one`}.
      </p>
      {!state.before ? null : moved.length === 0 ? (
        <p className="mt-1 text-ink-soft">Both ask for the same things.</p>
      ) : (
        <ul aria-label="What moved" className="mt-2 divide-y divide-line rounded-control border border-line">
          {moved.map(({ label, what }) => (
            <li key={label + what} className="flex flex-wrap justify-between gap-x-4 px-3 py-1.5">
              <span className="min-w-0 font-label wrap-anywhere">{label}</span>
              <span className="text-ink-soft">{what}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
