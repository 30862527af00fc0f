import { analyse, type AtsAnswer } from '@/api/analyses'
import { correctMatch, shareCorrections, undoCorrection, undoCorrections, type NewCorrection } from '@/api/corrections'
import { notify } from '@/lib/notify'
import type { AppDispatch } from '@/lib/store'
import { INPUTS_TOAST, type Resume } from '@/lib/useJobAndResume'
import { percentFrom } from '@/rules/percent'
import { serverSentence } from '@/rules/reply'
import type { useMatch } from './useMatch'

const FAILED = 'Your correction could not be counted. Please try again.'

export type Step = { made: NewCorrection } | { number: number } | { on: boolean } | 'undo all'

type Surroundings = {
  match: ReturnType<typeof useMatch>
  resume: Resume | null
  say: (words: string) => void
  dispatch: AppDispatch
}

type Answered<Data> = { data?: Data; error?: unknown }

function failed({ error }: Answered<unknown>): boolean {
  if (error) notify(FAILED, { text: serverSentence(error) ?? undefined, tone: 'bad' })
  return error !== undefined
}

function movement(before: number, now: number): string {
  if (now === before) return `Still ${now}`
  return `${before} to ${now}, ${now > before ? 'plus' : 'minus'} ${Math.abs(now - before)}`
}

/** Takes one step; whether it was kept. */
export async function correctedMatch(step: Step, { match, resume, say, dispatch }: Surroundings): Promise<boolean> {
  const { output, percent, recounted } = match
  const current = output?.replies['percentage-match']?.answer
  const recount = current?.match?.recount
  if (!output || !current?.match) return false
  if (typeof step === 'object' && 'on' in step) {
    if (!recount || failed(await dispatch(shareCorrections.initiate({ id: recount.id, on: step.on })))) return false
    recounted({ ...current, match: { ...current.match, recount: { ...recount, is_shared: step.on } } })
    return true
  }
  if (!resume?.file) {
    notify(`Please choose ${resume?.name ?? 'your resume'} again.`, { tone: 'warning', id: INPUTS_TOAST })
    return false
  }
  const pair = { jobDescription: output.job, profileDocument: resume.file }
  let answer: Answered<AtsAnswer>
  if (typeof step === 'object' && 'made' in step) {
    answer = await dispatch(correctMatch.initiate({ ...pair, ...step.made }))
  } else {
    if (!recount) return false
    const { id } = recount
    const undone =
      step === 'undo all'
        ? await dispatch(undoCorrections.initiate(id))
        : await dispatch(undoCorrection.initiate({ id, number: step.number }))
    if (failed(undone)) return false
    answer = await dispatch(analyse.initiate({ ...pair, apiType: 'percentage-match' }))
  }
  if (failed(answer) || !answer.data) return false
  const now = percentFrom(answer.data.response)
  recounted(answer.data)
  if (percent !== null && now !== null) say(movement(percent, now))
  return true
}
