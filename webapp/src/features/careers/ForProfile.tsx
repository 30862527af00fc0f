import { UserRound } from 'lucide-react'

import type { ReadContacts } from '@/api/careers'
import { useProfileQuery } from '@/api/profiles'
import { ButtonLink } from '@/components/Button'
import { FormNotice } from '@/components/FormNotice'
import { useSession } from '@/lib/session/useSession'
import { otherContacts } from '@/rules/profile'

/** A name or a phone that an import says and the profile does not: the person decides at the fields of the profile. */
export function ForProfile({ contacts }: { contacts: ReadContacts }) {
  const { user } = useSession()
  const { data } = useProfileQuery(user?.id ?? 0, { skip: !user })
  if (!data) return null
  const { profile, phone } = data
  const phone_number = profile?.phone_number ?? phone?.digits ?? ''
  // Without a profile the name belongs to the career.
  const others = otherContacts(
    { ...contacts, name: profile ? contacts.name : '' },
    { name: profile?.name ?? '', phone_number },
  )
  if (others.length === 0) return null
  return (
    <FormNotice tone="medium" className="mb-4">
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-0 wrap-anywhere">
          {`The file also has ${others.map(({ what, shown }) => `the ${what} ${shown}`).join(' and ')}; your profile does not.`}
        </span>
        <ButtonLink size="small" to="/user/AboutUser" state={{ contacts }} icon={<UserRound aria-hidden />}>
          Review in my profile
        </ButtonLink>
      </span>
    </FormNotice>
  )
}
