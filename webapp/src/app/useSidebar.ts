import { useState } from 'react'

import { quietly } from '@/lib/quietly'

const key = 'sidebar'

/** Wide or collapsed, as last chosen in this browser; without a choice, collapsed where the screen needs the room. */
export function useSidebar(isBroad: boolean) {
  const [chosen, setChosen] = useState(() => quietly(() => localStorage.getItem(key)))
  const collapsed = chosen === null ? isBroad : chosen === 'collapsed'
  const toggle = () => {
    const next = collapsed ? 'expanded' : 'collapsed'
    setChosen(next)
    quietly(() => localStorage.setItem(key, next))
  }
  return { collapsed, toggle }
}
