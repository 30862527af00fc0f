import { useCallback, useEffect, useRef, useState } from 'react'

import { useCheckLetterMutation, type Claim, type LetterInput } from '@/api/coverLetters'
import { useDebounced } from '@/lib/useDebounced'

const REST = 600
/** Characters; a shorter letter claims nothing yet. */
const LEAST = 40

/** What a letter says about its writer, and whether profile, resume or job support it; checked when typing pauses. */
export function useClaims(job: { id: number; userId: number }, text: string, input: LetterInput) {
  const { id, userId } = job
  const [check] = useCheckLetterMutation()
  const [report, setReport] = useState<{ text: string; claims: Claim[] }>({ text: '', claims: [] })
  const latest = useRef(report)
  const rested = useDebounced(text, REST)

  // The answer about an older text may come after that about a newer one.
  const lastTurn = useRef(0)
  const newest = useRef(0)
  const know = useCallback((about: string, claims: Claim[], turn = (lastTurn.current += 1)) => {
    if (turn < newest.current) return
    newest.current = turn
    latest.current = { text: about, claims }
    setReport(latest.current)
  }, [])

  /** The doubtful claims of exactly this text; if the check fails, those that are known. */
  const settle = useCallback(
    async (about: string): Promise<Claim[]> => {
      const doubtful = () => latest.current.claims.filter(({ supported }) => !supported)
      if (latest.current.text === about || about.trim().length < LEAST) return doubtful()
      const turn = (lastTurn.current += 1)
      const { data } = await check({ user_id: userId, job_id: id, text: about, ...input })
      if (data) know(about, data.claims, turn)
      return doubtful()
    },
    [check, id, know, input, userId],
  )

  useEffect(() => {
    if (rested === text) void settle(rested)
    // Runs only when typing has paused.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [rested, settle])

  const claims = report.claims.filter((claim) => text.includes(claim.text))
  return { claims, know, settle }
}
