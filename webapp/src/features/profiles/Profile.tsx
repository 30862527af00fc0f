import { Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'

import { messageOf } from '@/rules/errors'
import { useCareerQuery, type ReadContacts } from '@/api/careers'
import { useProfileQuery } from '@/api/profiles'
import { Button } from '@/components/Button'
import { Card } from '@/components/Card'
import { ErrorState } from '@/components/ErrorState'
import { PageHeader } from '@/components/PageHeader'
import { Skeleton } from '@/components/Skeleton'
import { Spinner } from '@/components/Spinner'
import { keptProfile } from '@/features/profiles/keptProfile'
import { ProfileForm } from '@/features/profiles/ProfileForm'
import { useSession } from '@/lib/session/useSession'

// Only where there is a profile.
const ProfileView = lazy(() =>
  import('@/features/profiles/ProfileView').then((file) => ({ default: file.ProfileView })),
)

/** A person's profile, to read or to edit. */
export function Profile() {
  const { user } = useSession()
  // A person who was interrupted while editing continues editing.
  const { state } = useLocation() as { state: { contacts?: ReadContacts } | null }
  const [contacts] = useState(state?.contacts ?? null)
  const [editing, setEditing] = useState(() => user !== null && (contacts !== null || keptProfile(user.id).isThere()))
  const { data, error, isLoading, refetch } = useProfileQuery(user?.id ?? 0, { skip: !user })
  const { data: career, isFetching: isReading } = useCareerQuery(undefined, {
    skip: data?.profile !== null,
    refetchOnMountOrArgChange: true,
  })
  if (!user) return null
  const profile = data?.profile ?? null
  const isShown = profile !== null && !editing

  return (
    <>
      <PageHeader
        title="My Profile"
        lead={
          data && !profile
            ? 'Tell us who you are and what you are looking for. Only the basics are required.'
            : undefined
        }
        actions={
          isShown && (
            <Button variant="primary" icon={<Pencil aria-hidden />} onClick={() => setEditing(true)}>
              Edit Profile
            </Button>
          )
        }
      />
      {(isLoading || isReading) && <Loading />}
      {!data && error && (
        <Card>
          <ErrorState title="Your profile could not be loaded" text={messageOf(error)} onRetry={() => void refetch()} />
        </Card>
      )}
      {isShown && (
        <Suspense fallback={<Loading />}>
          <ProfileView profile={profile} />
        </Suspense>
      )}
      {data && !isReading && !isShown && (
        <ProfileForm
          profile={profile}
          version={data.version}
          user={user}
          phone={data.phone}
          careerName={career?.career.name}
          contacts={contacts}
          onGoingOn={setEditing}
          onCancel={profile ? () => setEditing(false) : undefined}
        />
      )}
    </>
  )
}

/** The skeleton of a profile: facts in two groups, the resume at the side. */
function Loading() {
  return (
    <>
      <Spinner label="Loading..." />
      <div aria-hidden className="mt-4 grid grid-cols-1 items-start gap-4 wide:grid-cols-[minmax(0,1fr)_320px]">
        <div className="space-y-4">
          <Rows count={4} />
          <Rows count={6} />
        </div>
        <Rows count={1} />
      </div>
    </>
  )
}

function Rows({ count }: { count: number }) {
  return (
    <Card className="divide-y divide-line">
      <Skeleton className="m-4 h-4 w-24 tablet:mx-5" />
      {Array.from({ length: count }, (_, row) => (
        <Skeleton key={row} faint className="mx-4 my-4 h-4 w-2/3 tablet:mx-5" />
      ))}
    </Card>
  )
}
