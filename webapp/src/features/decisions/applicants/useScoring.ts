import { useCallback, useEffect, useRef, useState } from 'react'

import { applicantScored, useSaveScoreMutation, type Applicant } from '@/api/decisions'
import { useScoreResumeMutation, type ScoreAnswer } from '@/api/resumeScores'
import { useAppDispatch } from '@/lib/hooks'
import { ATTEMPTS, failureOf, scoreFrom, scoringProblem, sentences, unsupported, waitAfter } from '@/rules/scoring'

export type Scoring =
  | { name: 'idle' }
  | { name: 'analyzing'; attempt: number }
  | { name: 'report'; answer: ScoreAnswer; score: number | null; isBlind: boolean }
  | { name: 'failed'; message: string }

const IDLE: Scoring = { name: 'idle' }

const pause = (milliseconds: number) => new Promise((wake) => setTimeout(wake, milliseconds))

/**
 * Scores the resumes of a list, one by one or several at once; results stay until the person leaves the list. The server
 * keeps the score; those who decide also send it.
 */
export function useScoring(applications: readonly Applicant[], jobDescription: string | undefined, mayDecide: boolean) {
  const dispatch = useAppDispatch()
  const [scoreResume] = useScoreResumeMutation()
  const [saveScore] = useSaveScoreMutation()
  const [states, setStates] = useState<Record<number, Scoring>>({})
  const running = useRef(new Map<number, { abort: () => void }>())

  useEffect(() => {
    const calls = running.current
    return () => {
      for (const call of calls.values()) call.abort()
      calls.clear()
    }
  }, [])

  const put = useCallback((id: number, state: Scoring) => setStates((before) => ({ ...before, [id]: state })), [])

  const keep = useCallback(
    async (application: Applicant, score: number) => {
      // A number that the recruiter chose stays.
      if (application.score_source === 'override') return
      if (application.score_source === 'analysis' && application.score === score) return
      dispatch(applicantScored(application.id, { score, score_source: 'analysis' }))
      if (!mayDecide) return
      const { error } = await saveScore({ id: application.id, score })
      if (error) console.error('The score could not be saved.', error)
    },
    [dispatch, mayDecide, saveScore],
  )

  const attempt = useCallback(
    async (application: Applicant, description: string) => {
      const { id } = application
      const turn = { abort: () => {} }
      const isOver = () => running.current.get(id) !== turn
      running.current.get(id)?.abort()
      running.current.set(id, turn)
      for (let number = 1; ; number += 1) {
        put(id, { name: 'analyzing', attempt: number })
        const call = scoreResume({ applicationId: id, jobDescription: description })
        turn.abort = call.abort
        const { data, error } = await call
        if (isOver()) return
        if (data) {
          running.current.delete(id)
          if (!data.response?.trim()) return put(id, { name: 'failed', message: sentences.empty })
          const score = scoreFrom(data.response)
          put(id, { name: 'report', answer: data, score, isBlind: application.is_blind })
          if (score !== null) await keep(application, score)
          return
        }
        const failure = failureOf(error)
        const wait = number < ATTEMPTS ? waitAfter(failure, number) : null
        if (wait === null) {
          running.current.delete(id)
          const candidate = { name: application.full_name, path: application.resume_submitted }
          return put(id, { name: 'failed', message: scoringProblem(failure, candidate) })
        }
        await pause(wait)
        if (isOver()) return
      }
    },
    [keep, put, scoreResume],
  )

  const score = useCallback(
    async (id: number) => {
      const application = applications.find((applicant) => applicant.id === id)
      if (!application) return put(id, { name: 'failed', message: sentences.unknown })
      if (!jobDescription?.trim()) return put(id, { name: 'failed', message: sentences.noJob })
      const problem = unsupported(application.resume_submitted)
      if (problem) return put(id, { name: 'failed', message: problem })
      try {
        await attempt(application, jobDescription)
      } catch (error) {
        console.error('A resume could not be scored.', error)
        put(id, { name: 'failed', message: sentences.other })
      }
    },
    [applications, attempt, jobDescription, put],
  )

  const cancel = useCallback(
    (id: number) => {
      const turn = running.current.get(id)
      running.current.delete(id)
      turn?.abort()
      put(id, IDLE)
    },
    [put],
  )

  const stateOf = (id: number) => {
    const state = states[id] ?? IDLE
    // A blind review may hide by now what the report quotes.
    const isHidden =
      state.name === 'report' &&
      !state.isBlind &&
      applications.some((applicant) => applicant.id === id && applicant.is_blind)
    return isHidden ? IDLE : state
  }

  return { stateOf, score, cancel }
}
