import { lazy, type ComponentType } from 'react'

/** A component that is loaded when it is first shown. If its code cannot be loaded, nothing is shown in its place. */
export const lazyOrNothing = <Props extends object = object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: () => null }),
    ),
  )
