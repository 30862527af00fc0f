import { lazy, type ComponentType } from 'react'

/** A component that is loaded when it is first shown. If its code cannot be loaded, nothing is shown in its place. */
export const lazyOrNothing = (load: () => Promise<ComponentType>) =>
  lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: () => null }),
    ),
  )
