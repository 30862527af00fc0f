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
    const said = messageOf(error)
    notify(said ?? failed, { tone: 'bad', text: said && failed })
  }

  const wanted = asking && personQuestions[asking.action]
  const question = asking && wanted && (
    <Question
      title={wanted.title}
      text={wanted.text(asking.person)}
      label={wanted.label}
      danger={wanted.danger}
      busy={isLoading ? wanted.busy : undefined}
      onYes={() => void act(asking)}
      onClose={() => setAsking(null)}
    />
  )
  return { ask, question, isFormer: ({ was_admin, email }: Person) => was_admin || former.includes(email) }
}
