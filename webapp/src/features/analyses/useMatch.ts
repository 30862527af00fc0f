import { useCallback, useState } from 'react'

import type { AtsAnswer, MatchAnalysis } from '@/api/analyses'
import { isAnswer } from '@/api/answerGuards'
import type { MatchStorage } from '@/lib/kept/matchStorage'
import { useAnalyst } from '@/api/useAnalyst'
import { percentFrom } from '@/rules/percent'
import { serverSentence } from '@/rules/reply'

export interface AnalysisReply {
  answer: AtsAnswer
  seconds: number
  at: string
}

/** What was answered for one job text and one file, one answer per analysis. */
export interface Output {
  job: string
  file: string
  shown: MatchAnalysis
  replies: Partial<Record<MatchAnalysis, AnalysisReply>>
}

export interface Failure {
  analysis: MatchAnalysis
  /** Whether a further page failed. */
  more: boolean
  sentence: string | null
}

/** Where the screen shows what would raise the score, line by line. */
export const RAISE = '?view=raise'

/** A result is drawn by more code than the form; it is on its way while the server counts. */
export const loadResult = () => import('@/components/match/MatchResult')

export const fileMark = (file: File) => `${file.name} ${file.size}`

function restoredOutput({ get }: MatchStorage): Output | null {
  try {
    const output = JSON.parse(get('lastOutput')) as Output
    return output.replies[output.shown] && Object.values(output.replies).every(({ answer }) => isAnswer(answer))
      ? output
      : null
  } catch {
    return null
  }
}

function restoredPercent({ get }: MatchStorage): number | null {
  const percent = get('matchPercentage')
  return percent === '' ? null : Number(percent)
}

/** Asks for analyses, remembers their answers while job and resume stay the same, and keeps them across a reload. */
export function useMatch(storage: MatchStorage) {
  const { asking, ask, cancel } = useAnalyst()
  const [output, setOutput] = useState(() => restoredOutput(storage))
  const [percent, setPercent] = useState(() => restoredPercent(storage))
  const [failure, setFailure] = useState<Failure | null>(null)

  const put = useCallback(
    (next: Output) => {
      setOutput(next)
      storage.keep('lastOutput', JSON.stringify(next))
      if (next.shown !== 'percentage-match') return
      const value = percentFrom(next.replies[next.shown]?.answer.response ?? '')
      setPercent(value)
      storage.keep('matchPercentage', value === null ? '' : String(value))
    },
    [storage],
  )

  const isFor = useCallback(
    (job: string, file: File | null) =>
      output !== null && output.job === job && (file === null || output.file === fileMark(file)),
    [output],
  )

  /** The answer when a new one arrived, null when none did or the one at hand is shown again. */
  const run = async (analysis: MatchAnalysis, job: string, file: File): Promise<AtsAnswer | null> => {
    setFailure(null)
    const same = isFor(job, file) ? output : null
    if (same?.replies[analysis]) {
      cancel()
      put({ ...same, shown: analysis })
      return null
    }
    if (analysis === 'percentage-match') void loadResult().catch(() => {})
    const reply = await ask({ jobDescription: job, profileDocument: file, apiType: analysis })
    if (!reply) return null
    if ('error' in reply) {
      setFailure({ analysis, more: false, sentence: serverSentence(reply.error) })
      return null
    }
    put({ job, file: fileMark(file), shown: analysis, replies: { ...same?.replies, [analysis]: reply } })
    return reply.answer
  }

  /** The next page of the roles, after those that are shown. */
  const loadMore = async (file: File): Promise<number> => {
    const before = output?.replies[output.shown]
    if (!output || !before || before.answer.offset === null) return 0
    setFailure(null)
    const reply = await ask({
      jobDescription: output.job,
      profileDocument: file,
      apiType: output.shown,
      offset: before.answer.offset,
    })
    if (!reply) return 0
    if ('error' in reply) {
      setFailure({ analysis: output.shown, more: true, sentence: serverSentence(reply.error) })
      return 0
    }
    const added = reply.answer.responsibilities ?? []
    const answer = {
      ...before.answer,
      offset: reply.answer.offset,
      response: `${before.answer.response}\n${reply.answer.response}`,
      responsibilities: [...(before.answer.responsibilities ?? []), ...added],
    }
    put({ ...output, replies: { ...output.replies, [output.shown]: { ...before, answer } } })
    return added.length
  }

  /** The same match, counted again. */
  const recounted = (answer: AtsAnswer) => {
    const before = output?.replies['percentage-match']
    if (output && before) put({ ...output, replies: { ...output.replies, 'percentage-match': { ...before, answer } } })
  }

  return { output, percent, failure, asking, run, loadMore, recounted, cancel, isFor, forgive: () => setFailure(null) }
}
