import { lazy, Suspense, type ComponentProps } from 'react'

// What knows of profiles comes after the screen that can do without.
const ProfileResume = lazy(() => import('@/components/ProfileResume').then((file) => ({ default: file.ProfileResume })))

/** The resume of the profile as another way to a resume. */
export function FromProfile(props: ComponentProps<typeof ProfileResume>) {
  return (
    <Suspense>
      <ProfileResume {...props} />
    </Suspense>
  )
}
