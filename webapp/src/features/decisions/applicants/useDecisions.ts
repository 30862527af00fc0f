import { useState } from 'react'

import { useDecideAllMutation, useDecideMutation, type Applicant } from '@/api/decisions'
import { isFinal, messageOf } from '@/rules/errors'
import { notify } from '@/lib/notify'
import { FAILED, noticeOf, toldOfMany } from '@/rules/decisions'
import type { Status } from '@/rules/tracker'

export type Change = { status: Status; applications: Applicant[] }

/** `refusal`: why the change can never be made. Any other failure has already been reported. */
export type Outcome = { isMade: boolean; refusal?: string }

const MADE: Outcome = { isMade: true }

function failed(error: unknown): Outcome {
  const text = messageOf(error)
  if (isFinal(error)) return { isMade: false, refusal: text ?? FAILED }
  notify(FAILED, { tone: 'bad', text })
  return { isMade: false }
}

/** Changes the status of applications. Those whose change is under way are named; the others stay usable. */
export function useDecisions() {
  const [decideOne] = useDecideMutation()
  const [decideMany] = useDecideAllMutation()
  const [busy, setBusy] = useState<ReadonlyMap<number, Status>>(new Map())

  const mark = (ids: number[], status: Status | null) =>
    setBusy((before) => {
      const after = new Map(before)
      for (const id of ids) {
        if (status) after.set(id, status)
        else after.delete(id)
      }
      return after
    })

  const decide = async ({ status, applications }: Change, message = ''): Promise<Outcome> => {
    const ids = applications.map(({ id }) => id)
    mark(ids, status)
    try {
      if (ids.length === 1) {
        const { data, error } = await decideOne({ id: ids[0]!, status, ...(message && { message }) })
        if (!data?.success) return failed(error)
        const { title, ...rest } = noticeOf(data)
        notify(title, rest)
        return MADE
      }
      const { data, error } = await decideMany({ application_ids: ids, status, ...(message && { message }) })
      if (!data) return failed(error)
      const made = data.results.filter((one) => one.success)
      const told = made.filter((one) => one.email_sent).length
      const refused = data.results
        .filter((one) => !one.success)
        .map(({ id, message: reason }) => ({
          reason,
          name: applications.find((one) => one.id === id)?.full_name ?? '',
        }))
      const text = toldOfMany({ status, made: made.length, told, refused })
      if (made.length === 0) return { isMade: false, refusal: text ?? data.message }
      notify(data.message, {
        tone: made.length === ids.length && (status === 'Submitted' || told === made.length) ? 'good' : 'warning',
        text,
      })
      return MADE
    } finally {
      mark(ids, null)
    }
  }

  /** Decides without a dialog: a refusal is shown in a toast. */
  const decideAtOnce = async (change: Change) => {
    const { refusal } = await decide(change)
    if (refusal) notify(FAILED, { tone: 'bad', text: refusal })
  }

  return { busy, decide, decideAtOnce }
}
