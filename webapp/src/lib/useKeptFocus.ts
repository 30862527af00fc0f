import { useEffect } from 'react'

const DIALOG = '[role=dialog], [role=alertdialog]'
const USABLE = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])'
/** Whatever knows better where the focus belongs has put it there by then. */
export const SOON = 60

/** Where an element was, from the inside out, so that its place can be found once it is gone. */
type Place = { parent: Element; siblings: Element[]; next: Element | null }
type Spot = { places: Place[]; heading: Element | null }

const NOWHERE: Spot = { places: [], heading: null }

const isUsable = (element: Element) => element.isConnected && !element.matches(':disabled')

const isLost = () => document.activeElement === document.body || document.activeElement?.matches(DIALOG) === true

const headingOf = (screen: Element | null) => screen?.querySelector<HTMLElement>('h1[tabindex]') ?? null

function spotOf(element: Element): Spot {
  const places: Place[] = []
  for (let child = element; child.parentElement && !child.matches(`main, ${DIALOG}`); child = child.parentElement) {
    const parent = child.parentElement
    places.push({ parent, siblings: [...parent.children], next: child.nextElementSibling })
  }
  return { places, heading: headingOf(element.closest('main')) }
}

/** The usable element nearest to a spot that is now empty; if the whole screen has changed, its heading. */
function nearest({ places, heading }: Spot): HTMLElement | null {
  for (const { parent, siblings, next } of places) {
    if (!parent.isConnected || !parent.closest(`main, ${DIALOG}`)) continue
    if (parent.matches('main') && !heading?.isConnected) return headingOf(parent) ?? (parent as HTMLElement)
    const usable = [...parent.querySelectorAll<HTMLElement>(USABLE)].filter(
      (element) => isUsable(element) && element.tabIndex >= 0 && (element.checkVisibility?.() ?? true),
    )
    if (next && !next.isConnected && usable[0]) return usable[0]
    const here = next ? next.previousElementSibling : parent.lastElementChild
    const instead = here && !siblings.includes(here) && usable.find((element) => here.contains(element))
    if (instead) return instead
    const isAfter = (element: Element) =>
      next !== null &&
      (next.contains(element) || next.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING)
    const target = usable.find(isAfter) ?? usable.at(-1)
    if (target) return target
  }
  return null
}

/**
 * What has the focus may go: a row that was deleted, a button that gave way to another one, or that takes no press while
 * it works. People who use the keyboard would begin at the top of the page again: they go on at what stands nearest, and
 * at the button itself as soon as it can be pressed again.
 */
export function useKeptFocus() {
  useEffect(() => {
    let byKeys = false
    let last: HTMLElement | null = null
    let spot = NOWHERE
    // Where it was on the screen before it went into a dialog or a message.
    let home = NOWHERE
    let timer: ReturnType<typeof setTimeout> | undefined
    const listeners = new AbortController()
    const options = { capture: true, passive: true, signal: listeners.signal }

    const come = ({ target }: Event) => {
      if (!(target instanceof HTMLElement)) return
      // A dialog takes for itself what has gone from within it.
      if (last && !isUsable(last) && target.matches(DIALOG)) return
      last = target
      spot = spotOf(target)
      if (target.closest('main')) home = spot
    }
    const leave = ({ target }: Event) => {
      // Leaving it on purpose loses nothing. An element that is being removed is still there when it loses the focus.
      queueMicrotask(() => {
        if (target === last && last && isUsable(last)) last = null
      })
    }
    const restore = () => {
      timer = undefined
      if (!byKeys || !last || !isLost()) return
      if (isUsable(last)) last.focus({ preventScroll: true })
      else if (!last.isConnected) (nearest(spot) ?? nearest(home))?.focus({ preventScroll: true })
    }

    document.addEventListener('keydown', () => (byKeys = true), options)
    document.addEventListener('pointerdown', () => (byKeys = false), options)
    document.addEventListener('focusin', come, options)
    document.addEventListener('focusout', leave, options)
    const changes = new MutationObserver(() => {
      if (byKeys && last && isLost()) timer ??= setTimeout(restore, SOON)
    })
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    return () => {
      clearTimeout(timer)
      changes.disconnect()
      listeners.abort()
    }
  }, [])
}
