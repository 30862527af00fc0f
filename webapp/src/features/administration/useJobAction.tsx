import { useState } from 'react'

import { useDeleteJobMutation, useToggleJobMutation, type JobFields } from '@/api/administration'
import { messageOf } from '@/rules/errors'
import { Question } from '@/components/Question'
import { notify } from '@/lib/notify'
import { useToday } from '@/lib/useToday'
import { jobQuestions, type JobAction } from '@/rules/adminJobs'

type Asking = { job: JobFields; action: JobAction }

/** Actions on a job post, each confirmed first. A switch shows its new state immediately, the old one after a refusal. */
export function useJobAction() {
  const [asking, setAsking] = useState<Asking | null>(null)
  const [toggle] = useToggleJobMutation()
  const [remove] = useDeleteJobMutation()
  const today = useToday()

  const act = async ({ job, action }: Asking) => {
    setAsking(null)
    const { failed, done } = jobQuestions[action](job)
    const { data, error } = await (action === 'delete'
      ? remove(job.id)
      : toggle({ id: job.id, isActive: action !== 'switch-off', today }))
    if (data) return notify(done ?? data.message, { tone: 'good' })
    const message = messageOf(error)
    notify(message ?? failed, { tone: 'bad', text: message && failed })
  }

  const question = asking && (
    <Question
      {...jobQuestions[asking.action](asking.job)}
      danger={asking.action === 'delete' || asking.action === 'switch-off'}
      onYes={() => void act(asking)}
      onClose={() => setAsking(null)}
    />
  )
  return { ask: (job: JobFields, action: JobAction) => setAsking({ job, action }), question }
}
