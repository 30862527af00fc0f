import { useEffect, useRef } from 'react'

type Keys = Record<string, (at: number) => void>

const isTyping = (element: Element | null) =>
  element instanceof HTMLElement &&
  (element.isContentEditable || element.matches('input:not([type=checkbox]), textarea, select'))

/** Whether a key means the list: nobody is typing, and no dialog stands over it. */
const isForList = (event: KeyboardEvent) =>
  !event.defaultPrevented &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.altKey &&
  !isTyping(document.activeElement) &&
  document.querySelector('[role="dialog"]:not([data-beside]), [role="alertdialog"], [role="menu"]') === null

/** Means the list and not one of its rows. */
const SEARCH = '/'

/** Rows that the keyboard walks: J and K move, / leads to the search, and whatever else is named acts on the row that
 * has the focus. */
export function useRowKeys(keys: Keys) {
  const list = useRef<HTMLDivElement>(null)
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isForList(event)) return
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
      const here = document.activeElement
      const at = rows.findIndex((row) => row.contains(here))
      const key = event.key.toLowerCase()
      if (key === 'j' || key === 'k') {
        const next = at < 0 ? rows[0] : rows[at + (key === 'j' ? 1 : -1)]
        event.preventDefault()
        next?.focus()
        next?.scrollIntoView?.({ block: 'nearest' })
        return
      }
      const act = latest.current[key]
      // Enter on a button of the row presses the button.
      if (!act || (at < 0 && key !== SEARCH) || (key === 'enter' && here !== rows[at])) return
      event.preventDefault()
      act(at)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  return list
}
