import { useState } from 'react'

import { useAdminCountsQuery, useAdminPeopleQuery } from '@/api/administration'
import { SearchInput } from '@/components/SearchInput'
import { Segments } from '@/components/Segments'
import { Amount } from '@/components/Amount'
import { Listing } from '@/features/administration/Listing'
import { personColumns } from '@/features/administration/personColumns'
import { Rows } from '@/components/Rows'
import { usePersonAction } from '@/features/administration/usePersonAction'
import { useSearch } from '@/features/administration/useSearch'
import { useSession } from '@/lib/session/useSession'
import type { PersonKind } from '@/rules/adminPeople'

const kinds = [
  { value: 'all', label: 'All' },
  { value: 'admin', label: 'Admins' },
  { value: 'recruiter', label: 'Recruiters' },
  { value: 'user', label: 'Users' },
] as const satisfies { value: PersonKind; label: string }[]

/** Admins, recruiters and users, and what can be done with them. */
export function People() {
  const [kind, setKind] = useState<PersonKind>('all')
  const { q, page, setPage, field } = useSearch()
  const query = useAdminPeopleQuery({ kind, q, page }, { refetchOnMountOrArgChange: true })
  const { data: counts } = useAdminCountsQuery()
  const { ask, question, isFormer } = usePersonAction()
  const { user } = useSession()
  const columns = personColumns({ ownId: user?.id, isSuperAdmin: user?.is_super_admin ?? false, isFormer, onAsk: ask })

  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <SearchInput className="tablet:w-[350px]" label="Search by username, email or phone" {...field} />
        <Segments
          label="Kind of account"
          value={kind}
          onChange={(chosen) => {
            setKind(chosen)
            setPage(1)
          }}
          options={kinds.map(({ value, label }) => ({
            value,
            label: (
              <span>
                {label}
                {value !== 'all' && <Amount count={counts?.[value]} />}
              </span>
            ),
          }))}
        />
      </div>
      <Listing
        query={query}
        failed="Failed to load data. Please try again later."
        empty={
          q
            ? { title: 'Nobody found', text: 'No account has these words in its username, email or phone number.' }
            : { title: 'Nobody yet', text: 'There is no account of this kind.' }
        }
        page={page}
        onPage={setPage}
      >
        {(rows) => <Rows label="People" rows={rows} columns={columns} keyOf={({ id }) => id} />}
      </Listing>
      {question}
    </>
  )
}
