import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'

import { useLazyApplicationQuery } from '@/api/applications'
import { useDecideAllMutation, useDecideMutation, type Applicant } from '@/api/decisions'
import { hold, type Hold } from '@/lib/holding'
import { leftBehind } from '@/lib/kept/leftBehind'
import { keptWork } from '@/lib/kept/keptWork'
import { notify, withdraw } from '@/lib/notify'
import { waysBack } from '@/lib/wayBack'
import { useSession } from '@/lib/session/useSession'
import { DECISIONS, FAILED, holding, HOLD_SECONDS, meanwhile, noticeOf, takenBack, toldOfMany } from '@/rules/decisions'
import { dataOf, isFinal, isUnreachable, messageOf } from '@/rules/errors'
import { counted } from '@/rules/figures'
import type { Status } from '@/rules/tracker'

export type Change = { status: Status; applications: Pick<Applicant, 'id' | 'full_name'>[] }

/** `refusal`: why the change can never be made. `isAway`: the server could not be reached. Any other failure has already
 * been reported. */
export type Outcome = { isMade: boolean; refusal?: string; isAway?: boolean }

/** What goes along with a decision. */
export type DecisionWords = { message: string; reason?: string; share_reason?: boolean }

type StoredDecision = { change: Change } & DecisionWords
type Decision = StoredDecision & { onSent: () => void }
/** `isLeft`: it waited when the page closed, and may have been sent then. */
type Waiting = Decision & { key: string; hold: Hold; isSent?: boolean; isLeft: boolean }

const MADE: Outcome = { isMade: true }
const wordsOf = ({ message, reason, share_reason }: DecisionWords): DecisionWords => ({
  message,
  ...(reason && { reason, share_reason }),
})
const asKept = ({ change, ...words }: StoredDecision): StoredDecision => ({ change, ...wordsOf(words) })
/** As it waits for the next visit: without names, which others who use the computer could read. */
const asLeft = ({ change, ...words }: StoredDecision): StoredDecision => ({
  change: { ...change, applications: change.applications.map(({ id }) => ({ id, full_name: '' })) },
  ...wordsOf(words),
})

const idsOf = ({ applications }: Change) => applications.map(({ id }) => id)

/** Changes the status of applications. A decision that is emailed waits for some seconds first, in which it can be taken
 * back. Those whose change is under way are named; the others stay usable. */
export function useDecisions() {
  const [decideOne] = useDecideMutation()
  const [decideMany] = useDecideAllMutation()
  const [ask] = useLazyApplicationQuery()
  const { user } = useSession()
  const [drawer] = useState(() => keptWork(user?.id ?? 'nobody', 'held decisions'))
  const [left] = useState(() => leftBehind<StoredDecision>(user?.id ?? 'nobody', DECISIONS))
  const [busy, setBusy] = useState<ReadonlyMap<number, Status>>(new Map())
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
  const latest = useRef(waiting)
  const undoId = useId()
  const count = useRef(0)

  const put = (change: (before: readonly Waiting[]) => readonly Waiting[]) => {
    latest.current = change(latest.current)
    setWaiting(latest.current)
    // What waits survives a reload: a call that did arrive is refused the second time, and changes nothing.
    const stored = latest.current.map(asKept)
    drawer.write('all', stored.length > 0 ? JSON.stringify(stored) : null)
  }
  const drop = (key: string) => {
    waysBack.delete(key)
    left.remove(latest.current.filter((decision) => decision.key === key).map(asLeft))
    put((before) => before.filter((decision) => decision.key !== key))
  }

  const mark = (ids: number[], status: Status | null) =>
    setBusy((before) => {
      const after = new Map(before)
      for (const id of ids) {
        if (status) after.set(id, status)
        else after.delete(id)
      }
      return after
    })

  /** Sent twice, because the page closed before the first answer had come. */
  const isRepeat = (facts: Record<string, unknown>, status: Status) =>
    facts['status'] === status && facts['by'] === user?.username

  const failed = (error: unknown, status: Status): Outcome => {
    if (isUnreachable(error) && status !== 'Submitted') return { isMade: false, isAway: true }
    const data = dataOf(error)
    if (isRepeat(data, status)) return MADE
    const text = messageOf(error)
    if (isFinal(error)) return { isMade: false, refusal: meanwhile(data, user?.username) ?? text ?? FAILED }
    notify(FAILED, { tone: 'bad', text })
    return { isMade: false }
  }

  const send = async ({ change, message, reason, share_reason }: Omit<Decision, 'onSent'>): Promise<Outcome> => {
    const { status, applications } = change
    const words = { ...(message && { message }), ...(reason && { reason, share_reason }) }
    const ids = idsOf(change)
    mark(ids, status)
    try {
      if (ids.length === 1) {
        const { data, error } = await decideOne({ id: ids[0]!, status, ...words })
        if (!data?.success) return failed(error, status)
        const { title, ...rest } = noticeOf(data)
        notify(title, rest)
        return MADE
      }
      const { data, error } = await decideMany({ application_ids: ids, status, ...words })
      if (!data) return failed(error, status)
      const made = data.results.filter((result) => result.success)
      const emails = made.filter((result) => result.email_sent).length
      const refused = data.results
        .filter((result) => !result.success && !isRepeat(result.data ?? {}, status))
        .map(({ id, message: refusal, data: facts }) => ({
          reason: meanwhile(facts ?? {}, user?.username) ?? refusal,
          name: applications.find((applicant) => applicant.id === id)?.full_name ?? '',
        }))
      if (made.length === 0 && refused.length === 0) return MADE
      const text = toldOfMany({ status, made: made.length, emails, refused })
      if (made.length === 0) return { isMade: false, refusal: text ?? data.message }
      notify(data.message, {
        tone: made.length === ids.length && (status === 'Submitted' || emails === made.length) ? 'good' : 'warning',
        text,
      })
      return MADE
    } finally {
      mark(ids, null)
    }
  }

  const keep = (decision: Decision, why?: 'away' | 'left', isLeft = why === 'left') => {
    const { change } = decision
    const [first] = change.applications
    const isOne = change.applications.length === 1 && first!.full_name !== ''
    const whom = isOne ? first!.full_name : counted(change.applications.length, 'applicant')
    // Another each time: a message that is going away cannot come back.
    count.current += 1
    const key = `held ${undoId} ${count.current}`
    const waits = hold(HOLD_SECONDS * 1000, async () => {
      withdraw(key)
      waysBack.delete(key)
      put((before) => before.map((entry) => (entry.key === key ? { ...entry, isSent: true } : entry)))
      const outcome = await send(decision)
      drop(key)
      if (outcome.isAway) return keep(decision, 'away', isLeft)
      if (outcome.isMade) decision.onSent()
      if (outcome.refusal) notify('Nothing was changed', { tone: 'bad', text: `${whom}: ${outcome.refusal}` })
    })
    put((before) => [...before, { ...decision, key, hold: waits, isLeft }])
    waysBack.set(key, () => void undo(key))
    const { title, text } = holding(change.status, whom, why)
    notify(title, {
      id: key,
      text,
      tone: why ? 'warning' : 'plain',
      undoable: { left: waits.left, pause: waits.pause, resume: waits.resume, onUndo: () => void undo(key) },
    })
  }

  const undo = async (key: string) => {
    const match = latest.current.find((decision) => decision.key === key)
    if (!match?.hold.undo()) return
    withdraw(key)
    drop(key)
    const { title, ...rest } = takenBack(match.isLeft ? await statusOf(match) : 'Submitted')
    notify(title, rest)
  }
  /** Of its first application, as the server knows it; undefined if that cannot be asked. */
  const statusOf = async ({ change }: Waiting): Promise<Status | undefined> => {
    const { data, error } = await ask(change.applications[0]!.id)
    // As long as nobody has decided, a blind review may refuse to show it.
    return data?.application.status ?? (dataOf(error)['code'] === 'hidden_in_review' ? 'Submitted' : undefined)
  }
  const isOf = (id: number) => (decision: Waiting) => !decision.isSent && idsOf(decision.change).includes(id)

  // What waited when the page closed goes on waiting, after a reload as in another tab; leaving the screen sends at once.
  const begin = useEffectEvent(() => {
    const text = drawer.read('all')
    const stored = text ? (JSON.parse(text) as StoredDecision[]) : []
    left.remove(stored.map(asLeft))
    for (const decision of stored) keep({ ...decision, onSent: () => {} }, 'left')
    for (const decision of left.take()) keep({ ...decision, onSent: () => {} }, 'left')
  })
  const leave = useEffectEvent(() => left.add(latest.current.map(asLeft)))
  useEffect(() => {
    begin()
    const online = () => latest.current.forEach((decision) => void decision.hold.now())
    const close = () => leave()
    window.addEventListener('online', online)
    window.addEventListener('pagehide', close)
    return () => {
      window.removeEventListener('online', online)
      window.removeEventListener('pagehide', close)
      online()
    }
  }, [])

  /** Made, as far as the screen is concerned, as soon as it waits; `onSent` is called once the server knows. */
  const decide = async (
    change: Change,
    words: DecisionWords = { message: '' },
    onSent = () => {},
  ): Promise<Outcome> => {
    if (change.status !== 'Submitted') {
      keep({ change, ...words, onSent })
      return MADE
    }
    const outcome = await send({ change, ...words })
    if (outcome.isMade) onSent()
    return outcome
  }

  /** Decides without a dialog: a refusal is shown in a toast. */
  const decideAtOnce = async (change: Change, onSent: () => void) => {
    const { refusal } = await decide(change, undefined, onSent)
    if (refusal) notify(FAILED, { tone: 'bad', text: refusal })
  }

  return {
    busy,
    isHeld: (id: number) => waiting.some(isOf(id)),
    decide,
    decideAtOnce,
    undo: (id: number) => {
      const match = latest.current.find(isOf(id))
      if (match) void undo(match.key)
    },
  }
}
