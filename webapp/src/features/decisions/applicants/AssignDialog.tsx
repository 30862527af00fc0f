import type { Applicant } from '@/api/decisions'
import { useAssignApplicationsMutation, useAssigneesQuery } from '@/api/triage'
import { Initials } from '@/components/Initials'
import { ChoiceDialog } from '@/features/decisions/applicants/ChoiceDialog'
import { notify } from '@/lib/notify'
import { useSession } from '@/lib/session/useSession'
import { offerWayBack } from '@/lib/wayBack'
import { messageOf } from '@/rules/errors'

type Props = {
  jobId: number
  applications: readonly Applicant[]
  /** Who they are: a name, or how many. */
  whom: string
  onAssigned: () => void
  onClose: () => void
}

/** Gives applications to one person, oneself first; for some seconds it can be taken back. */
export function AssignDialog({ jobId, applications, whom, onAssigned, onClose }: Props) {
  const { data, isError } = useAssigneesQuery(jobId)
  const { user } = useSession()
  const [assign] = useAssignApplicationsMutation()

  const takeBack = async () => {
    const people = [...new Set(applications.map(({ assignee_id: id }) => id))]
    const idsOf = (person: number | null) =>
      applications.filter((applicant) => applicant.assignee_id === person).map(({ id }) => id)
    const answers = await Promise.all(
      people.map((person) => assign({ application_ids: idsOf(person), assignee_id: person })),
    )
    return answers.find(({ error }) => error)?.error
  }
  const giveTo = async (id: number | null, name: string) => {
    const { error } = await assign({ application_ids: applications.map((applicant) => applicant.id), assignee_id: id })
    if (error) return notify(`${whom} could not be assigned.`, { tone: 'bad', text: messageOf(error) })
    onAssigned()
    offerWayBack(`${whom} assigned to ${name}.`, takeBack)
  }
  if (!data && !isError) return null
  const people = (data?.assignees ?? []).toSorted((a, b) => Number(b.id === user?.id) - Number(a.id === user?.id))
  const choices = people.map(({ id, username }) => ({
    key: String(id),
    name: id === user?.id ? `${username} (you)` : username,
    sign: <Initials name={username} className="size-6 text-12" />,
    onChoose: () => void giveTo(id, username),
  }))
  const nobody = { key: 'nobody', name: 'Nobody', onChoose: () => void giveTo(null, 'nobody') }
  return (
    <ChoiceDialog
      title="Assign to a person"
      lead={data ? whom : 'The people of this job could not be loaded.'}
      choices={data ? [...choices, nobody] : []}
      onClose={onClose}
    />
  )
}
