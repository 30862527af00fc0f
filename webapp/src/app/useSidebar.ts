import { useState } from 'react'

const key = 'sidebar'

function wasCollapsed() {
  try {
    return localStorage.getItem(key) === 'collapsed'
  } catch {
    return false
  }
}

/** Wide or collapsed, as this browser last had it. */
export function useSidebar() {
  const [collapsed, setCollapsed] = useState(wasCollapsed)
  const toggle = () => {
    setCollapsed(!collapsed)
    try {
      localStorage.setItem(key, collapsed ? 'expanded' : 'collapsed')
    } catch {
      // Storage is blocked: the choice holds until the page closes.
    }
  }
  return { collapsed, toggle }
}
