import type { MouseEvent } from 'react'

import { scrollBehavior } from '@/lib/motion'

/** The sections that the top bar and the footer lead to. */
export const anchors = [
  { id: 'features', label: 'Features' },
  { id: 'how-it-works', label: 'How It Works' },
  { id: 'testimonials', label: 'Testimonials' },
  { id: 'faq', label: 'FAQ' },
] as const

/** Scrolls to a section and moves the keyboard focus there. False where the page has no such section. */
export function goToSection(id: string): boolean {
  const section = document.getElementById(id)
  if (!section) return false
  section.scrollIntoView({ behavior: scrollBehavior(), block: 'start' })
  section.focus({ preventScroll: true })
  return true
}

/** A click on an anchor. The address names the section, but the router is not asked: it would start the page on top. */
export function followAnchor(event: MouseEvent<HTMLAnchorElement>, id: string) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !goToSection(id)) return
  event.preventDefault()
  window.history.replaceState(window.history.state, '', `#${id}`)
}

/** The logo leads to the top of the current page. */
export function toTop() {
  window.scrollTo({ top: 0, behavior: scrollBehavior() })
}
