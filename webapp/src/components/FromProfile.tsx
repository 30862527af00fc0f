import { lazy, Suspense, type ComponentProps } from 'react'

// The screen works without the code for profiles, so that code is loaded after it.
const ProfileResume = lazy(() => import('@/components/ProfileResume').then((file) => ({ default: file.ProfileResume })))

/** The resume of the profile, as another way to choose a resume. */
export function FromProfile(props: ComponentProps<typeof ProfileResume>) {
  return (
    <Suspense>
      <ProfileResume {...props} />
    </Suspense>
  )
}
