import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

type Keys = Record<string, (at: number) => void>

const isTyping = (element: Element | null) =>
  element instanceof HTMLElement &&
  (element.isContentEditable || element.matches('input:not([type=checkbox]):not([type=radio]), textarea, select'))

/** The pressed key for J, K and / on the whole screen: not while somebody types, and not under a dialog. */
export function keyOnScreen(event: KeyboardEvent): string | null {
  const here = document.activeElement
  const isMeant = !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.altKey && !isTyping(here)
  return isMeant && !here?.closest('[role="dialog"]') && !document.querySelector('[role="dialog"]')
    ? event.key.toLowerCase()
    : null
}

/** The pressed key if the focus is within the element, not in a field to type in, and no modifier is held; else null.
 * Single keys act nowhere else: speech input would press them with every word. */
export function keyWithin(element: HTMLElement | null, event: KeyboardEvent): string | null {
  const here = document.activeElement
  const isMeant = !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.altKey && !isTyping(here)
  return isMeant && element?.contains(here) ? event.key.toLowerCase() : null
}

/** Single keys that act while the focus is within the element; those without an act do nothing. */
export function useKeysWithin(place: RefObject<HTMLElement | null>, acts: Record<string, (() => void) | null>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = acts[keyWithin(place.current, event) ?? '']
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

const rowsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]

/** A key for the list and not for one of its rows. */
const SEARCH = '/'
const LIST_KEYS = new Set(['j', 'k', SEARCH])

/** Rows that the keyboard walks while the focus is in their list: J and K move, / leads to the search, and whatever else
 * is named acts on the row that has the focus. `isEverywhere`: J, K and / also work from anywhere else on the
 * screen. When a row disappears, the row that takes its place gets the focus. */
export function useRowKeys(keys: Keys, isEverywhere = false) {
  const list = useRef<HTMLDivElement>(null)
  const latest = useRef(keys)
  const focused = useRef<{ row: HTMLElement; at: number } | null>(null)
  useEffect(() => {
    latest.current = keys
    const was = focused.current
    if (!was || was.row.isConnected || document.activeElement !== document.body) return
    focused.current = null
    const rows = rowsIn(list.current)
    rows[Math.min(was.at, rows.length - 1)]?.focus()
  })

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      // A dialog returns the focus, so the row is remembered until then.
      if (!(target instanceof Element) || target.closest('[role="dialog"]')) return
      const rows = rowsIn(list.current)
      const at = rows.findIndex((row) => row.contains(target))
      focused.current = at < 0 ? null : { row: rows[at]!, at }
    }
    const press = (event: KeyboardEvent) => {
      const step = isEverywhere ? keyOnScreen(event) : null
      const key = keyWithin(list.current, event) ?? (step && LIST_KEYS.has(step) ? step : null)
      if (key === null) return
      const rows = rowsIn(list.current)
      const here = document.activeElement
      const at = rows.findIndex((row) => row.contains(here))
      if (key === 'j' || key === 'k') {
        const next = at < 0 ? rows[0] : rows[at + (key === 'j' ? 1 : -1)]
        if (!next) return
        event.preventDefault()
        next.focus()
        next.scrollIntoView?.({ block: 'nearest' })
        return
      }
      const act = latest.current[key]
      // Enter on a button of the row presses the button.
      if (!act || (at < 0 && key !== SEARCH) || (key === 'enter' && here !== rows[at])) return
      event.preventDefault()
      act(at)
    }
    document.addEventListener('focusin', note)
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('focusin', note)
      document.removeEventListener('keydown', press)
    }
  }, [isEverywhere])

  return list
}
