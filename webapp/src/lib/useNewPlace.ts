import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

import { quietly } from '@/lib/quietly'

const storageKey = 'scrollPositions'
/** Events that show that the person is already active: they are left alone from then on. */
const doings = ['keydown', 'pointerdown', 'wheel']

type Positions = Record<string, number>

const savedPositions = () => quietly(() => JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Positions) ?? {}

/** Calls back as soon as the page has the wanted element, no matter how late its screen loads. */
function whenThere(find: () => boolean) {
  if (find()) return () => {}
  const observer = new MutationObserver(() => {
    if (find()) stop()
  })
  const stop = () => {
    observer.disconnect()
    doings.forEach((doing) => window.removeEventListener(doing, stop, true))
  }
  observer.observe(document.body, { childList: true, subtree: true })
  doings.forEach((doing) => window.addEventListener(doing, stop, { capture: true, passive: true }))
  return stop
}

const toHeading = () =>
  whenThere(() => {
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.focus({ preventScroll: true })
    return heading !== null && document.activeElement === heading
  })

/** On a new screen the main heading takes the focus and the page starts at the top; going back returns to where the
    person was. */
export function useNewPlace() {
  const { pathname, search, key, state } = useLocation()
  // Whatever is loaded first in a tab has the same key, so the address belongs to it.
  const place = `${key} ${pathname}${search}`
  const stays = (state as { stays?: boolean } | null)?.stays === true
  const kind = useNavigationType()
  const positions = useRef<Positions>(savedPositions())
  const before = useRef<string | null>(null)
  const view = useRef<string | null>(null)

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const keep = () => quietly(() => sessionStorage.setItem(storageKey, JSON.stringify(positions.current)))
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [])

  useEffect(() => {
    const remember = () => {
      positions.current[place] = window.scrollY
    }
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [place])

  useLayoutEffect(() => {
    // What opens or closes on the same screen leaves the page where it is.
    if (stays && kind !== 'POP') {
      positions.current[place] = window.scrollY
      return
    }
    const goal = kind === 'POP' ? (positions.current[place] ?? 0) : 0
    return whenThere(() => {
      window.scrollTo(0, goal)
      return Math.abs(window.scrollY - goal) < 2
    })
  }, [place, kind, stays])

  useEffect(() => {
    const first = before.current === null
    const moved = before.current !== pathname
    before.current = pathname
    return first || !moved ? undefined : toHeading()
  }, [pathname])

  // So it does where another view of the same screen has taken away what was pressed.
  useEffect(() => {
    const isOther = view.current !== null && view.current !== search && !stays
    view.current = search
    return isOther && document.activeElement === document.body ? toHeading() : undefined
  }, [search, stays])
}

/** For something that has just appeared: a ref that brings it into view if it is not. */
export const intoView = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' })
