import { useEffect, useRef, useState } from 'react'

import type { AtsAnswer } from '@/api/analyses'
import type { Job } from '@/api/searches'
import type { ProfileFields } from '@/api/profiles'
import { useSession } from '@/lib/session/useSession'
import { useAnalyst } from '@/api/useAnalyst'
import { useFetchResume } from '@/api/useProfileResume'
import { wholeAdvert } from '@/rules/adverts'
import { serverSentence } from '@/rules/reply'

type State =
  | { at: 'form' }
  | { at: 'analysing' }
  | { at: 'result'; answer: AtsAnswer }
  | { at: 'failed'; sentence: string | null }

const NO_FILE = 'The resume in your profile could not be loaded. Please choose a file.'

/** The match of one resume with one job: form, call and result, and back to the form for another resume. */
export function useJobMatch(job: Job) {
  const { user } = useSession()
  const { ask, cancel } = useAnalyst()
  const fetchResume = useFetchResume()
  const [state, setState] = useState<State>({ at: 'form' })
  const turn = useRef(0)
  useEffect(() => () => void (turn.current += 1), [])

  /** Runs with the given file or with the resume of the profile; the person can cancel while that is fetched, too. */
  const run = async (resume: File | ProfileFields) => {
    const thisTurn = (turn.current += 1)
    setState({ at: 'analysing' })
    const file = resume instanceof File ? resume : (await fetchResume(resume)).file
    if (thisTurn !== turn.current) return
    if (!file) return setState({ at: 'failed', sentence: NO_FILE })
    const reply = await ask({
      jobDescription: wholeAdvert(job),
      profileDocument: file,
      apiType: 'percentage-match',
      user_id: String(user?.id ?? ''),
    })
    if (!reply) return
    if ('error' in reply) return setState({ at: 'failed', sentence: serverSentence(reply.error) })
    setState({ at: 'result', answer: reply.answer })
  }

  const again = () => {
    turn.current += 1
    cancel()
    setState({ at: 'form' })
  }
  return { state, run, cancel: again, again }
}
