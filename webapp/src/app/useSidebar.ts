import { useState } from 'react'

import { quietly } from '@/lib/quietly'

const key = 'sidebar'

/** Wide or collapsed, as this browser last had it. */
export function useSidebar() {
  const [collapsed, setCollapsed] = useState(() => quietly(() => localStorage.getItem(key)) === 'collapsed')
  const toggle = () => {
    setCollapsed(!collapsed)
    quietly(() => localStorage.setItem(key, collapsed ? 'expanded' : 'collapsed'))
  }
  return { collapsed, toggle }
}
