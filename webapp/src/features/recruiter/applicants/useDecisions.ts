import { useState } from 'react'

import { useDecideAllMutation, useDecideMutation, type Applicant } from '@/api/decisions'
import { messageOf } from '@/api/index'
import { notify } from '@/lib/notify'
import { FAILED, noticeOf, toldOfMany } from '@/rules/decisions'
import type { Status } from '@/rules/tracker'

export type Change = { status: Status; applications: Applicant[] }

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

  /** True when the change was made. */
  const decide = async ({ status, applications }: Change, message = ''): Promise<boolean> => {
    const ids = applications.map(({ id }) => id)
    mark(ids, status)
    try {
      if (ids.length === 1) {
        const { data, error } = await decideOne({ id: ids[0]!, status, ...(message && { message }) })
        if (!data?.success) {
          notify(FAILED, { tone: 'bad', text: messageOf(error) })
          return false
        }
        const { title, ...rest } = noticeOf(data)
        notify(title, rest)
        return true
      }
      const { data, error } = await decideMany({ application_ids: ids, status, ...(message && { message }) })
      if (!data) {
        notify(FAILED, { tone: 'bad', text: messageOf(error) })
        return false
      }
      const made = data.results.filter((one) => one.success)
      const told = made.filter((one) => one.email_sent).length
      const refused = data.results
        .filter((one) => !one.success)
        .map(({ id, message: reason }) => ({
          reason,
          name: applications.find((one) => one.id === id)?.full_name ?? '',
        }))
      notify(data.message, {
        tone: made.length === ids.length && (status === 'Submitted' || told === made.length) ? 'good' : 'warning',
        text: toldOfMany({ status, made: made.length, told, refused }),
      })
      return true
    } finally {
      mark(ids, null)
    }
  }

  return { busy, decide }
}
