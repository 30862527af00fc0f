import { useState } from 'react'

import {
  useChangeCompanyRoleMutation,
  useRemoveCompanyMemberMutation,
  type CompanyMemberFields,
} from '@/api/companyMembers'
import { useFreshUser } from '@/features/companyMembers/useFreshUser'
import { hold } from '@/lib/holding'
import { notify, withdraw } from '@/lib/notify'
import { companyRoles, type CompanyRole } from '@/rules/companyRoles'
import { messageOf } from '@/rules/errors'

export type MemberChange =
  | { kind: 'role'; member: CompanyMemberFields; role: CompanyRole }
  | { kind: 'leave'; member: CompanyMemberFields; isYou: boolean }

const UNDO_FOR = 10_000
const FAILED = 'That did not work. Please try again.'

/** A change that is confirmed once; a new role takes effect at once and can be undone for ten seconds. */
export function useMemberChange() {
  const [question, ask] = useState<MemberChange | null>(null)
  const [change, changing] = useChangeCompanyRoleMutation()
  const [remove, removing] = useRemoveCompanyMemberMutation()
  const refreshUser = useFreshUser()

  async function giveRole(member: CompanyMemberFields, role: CompanyRole) {
    const { error } = await change({ userId: member.user_id, role })
    if (error) notify('The role was not changed.', { tone: 'bad', text: messageOf(error) ?? FAILED })
    return !error
  }

  async function confirm() {
    if (!question) return
    if (question.kind === 'leave') {
      const { data, error } = await remove(question.member.user_id)
      notify(data?.message ?? messageOf(error) ?? FAILED, { tone: data ? 'good' : 'bad' })
      if (data && question.isYou) void refreshUser()
    } else if (await giveRole(question.member, question.role)) offerUndo(question.member, question.role)
    ask(null)
  }

  function offerUndo(member: CompanyMemberFields, role: CompanyRole) {
    const id = `role of ${member.user_id}`
    const offer = hold(UNDO_FOR, () => Promise.resolve(withdraw(id)))
    const undo = () => {
      if (!offer.undo()) return
      withdraw(id)
      void giveRole(member, member.role).then((isDone) => {
        if (isDone) notify(`${member.username} is ${companyRoles[member.role]} again.`, { tone: 'good' })
      })
    }
    notify(`${member.username} is now ${companyRoles[role]}.`, {
      id,
      tone: 'good',
      undoable: { left: offer.left, pause: offer.pause, resume: offer.resume, onUndo: undo },
    })
  }

  const busy = changing.isLoading ? 'Changing...' : removing.isLoading ? 'Removing...' : undefined
  return { question, ask, busy: question ? busy : undefined, confirm }
}
