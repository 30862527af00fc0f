import type { Person } from '@/api/administration'
import { Badge } from '@/components/Badge'
import { Button } from '@/components/Button'
import { Initials } from '@/components/Initials'
import type { Column } from '@/components/Rows'
import { classes } from '@/lib/classes'
import { actionsFor, closedBecause, personQuestions, roleText, type PersonAction } from '@/rules/adminPeople'
import { shortDate } from '@/rules/tracker'

type Needs = {
  ownId: number | undefined
  isSuperAdmin: boolean
  isFormer: (person: Person) => boolean
  onAsk: (person: Person, action: PersonAction) => void
}

/** The columns of the list of people. One's own row has no actions. */
export const personColumns = ({ ownId, isSuperAdmin, isFormer, onAsk }: Needs): Column<Person>[] => [
  {
    name: 'Username',
    width: 'w-[16%]',
    place: 'head',
    cell: (person) => (
      <span className="flex min-w-0 items-center gap-3">
        <Initials name={person.username} />
        <span className="min-w-0 leading-snug">
          <span className="block truncate font-label" title={person.username}>
            {person.username}
          </span>
          <span
            className={classes(
              'block truncate text-12',
              person.user_type === 'admin' ? 'text-brand-strong' : 'text-ink-soft',
            )}
          >
            {roleText(person, isFormer(person))}
          </span>
        </span>
      </span>
    ),
  },
  {
    name: 'Email',
    long: true,
    width: 'w-auto',
    cell: ({ email }) => (
      <span className="block truncate" title={email}>
        {email}
      </span>
    ),
  },
  {
    name: 'Phone',
    width: 'w-[13%]',
    cell: ({ phone_number }) =>
      phone_number ? (
        <span className="whitespace-nowrap">{phone_number}</span>
      ) : (
        <span className="text-ink-soft">No phone number</span>
      ),
  },
  { name: 'Created', width: 'w-[11%]', cell: ({ created_at }) => shortDate(created_at) },
  {
    name: 'State',
    width: 'w-[10%]',
    cell: ({ is_active }) => (
      <Badge dot tone={is_active ? 'good' : 'neutral'}>
        {is_active ? 'Active' : 'Inactive'}
      </Badge>
    ),
  },
  {
    name: 'Actions',
    width: 'w-[330px]',
    place: 'foot',
    cell: (person) => {
      if (person.id === ownId) return <span className="text-12 text-ink-soft">Your account</span>
      const reason = closedBecause(person, isSuperAdmin)
      const reasonId = reason ? `closed-${person.id}` : undefined
      return (
        <>
          {reason && (
            <span id={reasonId} className="flex-1 basis-40 text-12 text-balance text-ink-soft desk:text-right">
              {reason}
            </span>
          )}
          {actionsFor(person, isFormer(person)).map((action) => (
            <Button
              key={action}
              size="row"
              variant={action === 'delete-user' ? 'danger' : 'secondary'}
              disabled={reason !== null}
              aria-describedby={reasonId}
              onClick={() => onAsk(person, action)}
            >
              {personQuestions[action].label} <span className="sr-only">{person.username}</span>
            </Button>
          ))}
        </>
      )
    },
  },
]
