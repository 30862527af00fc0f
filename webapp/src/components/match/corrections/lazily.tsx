import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react'

import type * as Parts from './parts'

/* A result is shown before anybody corrects it: the code for corrections, and for what is below, is loaded after it,
   all at once. */
function lazily<Props extends object>(part: (parts: typeof Parts) => ComponentType<Props>): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: part(await import('./parts')) as ComponentType<object> }))
  return (props) => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}

export const Conditions = lazily<ComponentProps<typeof Parts.Conditions>>((parts) => parts.Conditions)
export const FromYou = lazily<ComponentProps<typeof Parts.FromYou>>((parts) => parts.FromYou)
export const Recounted = lazily((parts) => parts.Recounted)
export const RowCorrections = lazily<ComponentProps<typeof Parts.RowCorrections>>((parts) => parts.RowCorrections)
export const JobAsked = lazily<ComponentProps<typeof Parts.JobAsked>>((parts) => parts.JobAsked)
export const PhoneTabs = lazily<ComponentProps<typeof Parts.PhoneTabs>>((parts) => parts.PhoneTabs)
