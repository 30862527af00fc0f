import { useState } from 'react'

import { useChangePersonMutation, type Person } from '@/api/administration'
import { messageOf } from '@/rules/errors'
import { Question } from '@/components/Question'
import { notify } from '@/lib/notify'
import { useFormerAdmins } from '@/lib/formerAdmins'
import { conversionProblem, personQuestions, type PersonAction } from '@/rules/adminPeople'

type Asking = { person: Person; action: PersonAction }

/** Actions on people: each is confirmed first, and its outcome is reported. */
export function usePersonAction() {
  const [asking, setAsking] = useState<Asking | null>(null)
  const [change, { isLoading }] = useChangePersonMutation()
  const former = useFormerAdmins()

  const ask = (person: Person, action: PersonAction) => {
    const problem = action === 'convert-to-recruiter' ? conversionProblem(person) : null
    if (problem) return notify(problem, { tone: 'bad' })
    setAsking({ person, action })
  }

  const act = async ({ person: { email }, action }: Asking) => {
    const { failed } = personQuestions[action]
    const { data, error } = await change({ action, email })
    setAsking(null)
    if (data) {
      if (action === 'remove-admin') former.remember(email)
      if (action === 'restore-admin' || action === 'delete-user') former.forget(email)
      return notify(data.message, { tone: 'good' })
    }
    const message = messageOf(error)
    notify(message ?? failed, { tone: 'bad', text: message && failed })
  }

  const texts = asking && personQuestions[asking.action]
  const question = asking && texts && (
    <Question
      title={texts.title}
      text={texts.text(asking.person)}
      label={texts.label}
      danger={texts.danger}
      busy={isLoading ? texts.busy : undefined}
      onYes={() => void act(asking)}
      onClose={() => setAsking(null)}
    />
  )
  return { ask, question, isFormer: ({ was_admin, email }: Person) => was_admin || former.includes(email) }
}
