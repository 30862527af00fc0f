import { useEffect, useEffectEvent, useState } from 'react'

import { useSaveScorecardMutation, type Kit, type ScorecardText } from '@/api/scorecards'
import { keptWork } from '@/lib/kept/keptWork'
import { quietly } from '@/lib/quietly'
import { useSession } from '@/lib/session/useSession'
import { atTime } from '@/rules/clock'
import { isUnreachable, messageOf } from '@/rules/errors'

const REST = 600
const EMPTY: ScorecardText = { ratings: {}, notes: {}, advice: null, why: '' }

/** A scorecard while it is filled in: it saves itself after a pause. What has not reached the server stays in this browser, also
 * across a reload, and is sent once there is a connection. */
export function useCardDraft(kit: Kit) {
  const { user } = useSession()
  const interviewId = kit.interview_id
  const name = String(interviewId)
  const [drawer] = useState(() => keptWork(user?.id ?? 'nobody', 'scorecard'))
  const [left] = useState(() => quietly(() => JSON.parse(drawer.read(name) ?? 'null') as ScorecardText | null) ?? null)
  const [card, setCard] = useState<ScorecardText>(() => {
    const { ratings, notes, advice, why } = left ?? kit.own ?? EMPTY
    return { ratings, notes, advice, why }
  })
  const [isChanged, setChanged] = useState(left !== null)
  const [save, saving] = useSaveScorecardMutation()

  const change = (changed: Partial<ScorecardText>) => {
    const next = { ...card, ...changed }
    setCard(next)
    setChanged(true)
    drawer.write(name, JSON.stringify(next))
  }
  /** Call it once the card is submitted. */
  const forget = () => {
    setChanged(false)
    drawer.write(name, null)
  }
  const send = useEffectEvent(async () => {
    if (drawer.read(name) === null) return
    setChanged(false)
    const { error } = await save({ interviewId, ...card })
    if (!error && drawer.read(name) === JSON.stringify(card)) drawer.write(name, null)
  })
  useEffect(() => {
    if (!isChanged) return
    const timer = setTimeout(() => void send(), REST)
    return () => clearTimeout(timer)
  }, [isChanged, card])
  useEffect(() => {
    const again = () => void send()
    window.addEventListener('online', again)
    return () => {
      window.removeEventListener('online', again)
      again()
    }
  }, [])

  const { error, isLoading, fulfilledTimeStamp } = saving
  const status =
    isChanged || isLoading
      ? 'Saving...'
      : error
        ? isUnreachable(error)
          ? 'You are offline. It stays in this browser and is sent once you are online.'
          : `Not saved. ${messageOf(error) ?? 'It stays in this browser.'}`
        : fulfilledTimeStamp
          ? `Saved at ${atTime(new Date(fulfilledTimeStamp))}`
          : ''
  return { card, change, forget, status }
}
