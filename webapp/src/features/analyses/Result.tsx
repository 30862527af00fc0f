import { lazy } from 'react'

import type { MatchAnalysis } from '@/api/analyses'
import { CorrectingContext, type Correcting } from '@/components/match/corrections/correcting'
import { percentFrom, subScoresFrom } from '@/rules/percent'
import { AboutResult } from './AboutResult'
import { analysisName } from './analyses'
import { RolesResult } from './RolesResult'
import { SkillsResult } from './SkillsResult'
import { loadResult, RAISE, type AnalysisReply } from './useMatch'

const MatchResult = lazy(() => loadResult().then((file) => ({ default: file.MatchResult })))
// Only a model that sends no parts answers so.
const PlainReply = lazy(() => import('@/components/match/PlainReply').then((file) => ({ default: file.PlainReply })))

type Props = {
  /** The text of the job, where it can stand next to the result. */
  job?: string
  analysis: MatchAnalysis
  reply: AnalysisReply
  percent: number | null
  loadingMore: boolean
  /** Null where the documents have changed since: a further page would not fit. */
  onMore: (() => void) | null
  /** Null where the result can only be looked at. */
  correcting?: Correcting | null
}

/** The answer of one analysis; one that came without its parts is shown as the text it is. It comes with what stands below
 * it: the `Suspense` around both waits. */
export function Result({ job, analysis, reply, percent, loadingMore, onMore, correcting = null }: Props) {
  const { answer } = reply
  const { match, about, responsibilities, top_skills: skills, response, api_used: apiUsed } = answer
  const sub = subScoresFrom(response)
  if (analysis === 'percentage-match' && match)
    return (
      <CorrectingContext value={correcting}>
        <MatchResult key={reply.at} match={match} percent={percent} sub={sub} raiseTo={RAISE} job={job} />
      </CorrectingContext>
    )
  if (analysis === 'about-the-resume' && about) return <AboutResult about={about} apiUsed={apiUsed} />
  if (analysis === 'roles-responsibilities' && responsibilities)
    return (
      <RolesResult
        duties={responsibilities}
        apiUsed={apiUsed}
        loading={loadingMore}
        onMore={answer.offset === null ? null : onMore}
      />
    )
  if (analysis === 'top-10-skills' && skills) return <SkillsResult skills={skills} apiUsed={apiUsed} />
  return (
    <PlainReply
      title={analysisName(analysis)}
      reply={response}
      percent={analysis === 'percentage-match' ? percentFrom(response) : null}
      sub={sub}
      apiUsed={apiUsed}
    />
  )
}
