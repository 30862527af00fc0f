import { useEffect, type ComponentPropsWithRef, type ElementType } from 'react'

let locks = 0

type Props = ComponentPropsWithRef<'div'> & {
  as?: ElementType
  /** Accepted so that this can replace the library with the same purpose; the page itself never scrolls here. */
  allowPinchZoom?: boolean
  shards?: unknown
  enabled?: boolean
}

/**
 * Keeps the page from scrolling while a dialog is open. It replaces react-remove-scroll, which writes a style element
 * into the page; our content security policy allows none.
 */
export function RemoveScroll({ as: Element = 'div', enabled = true, ...others }: Props) {
  const { allowPinchZoom: _pinch, shards: _shards, ...rest } = others
  useEffect(() => {
    if (!enabled) return
    const page = document.documentElement
    locks += 1
    // The place of the scroll bar stays, so that nothing jumps.
    if (locks === 1) page.style.paddingRight = `${window.innerWidth - page.clientWidth}px`
    page.style.overflow = 'hidden'
    return () => {
      locks -= 1
      if (locks > 0) return
      page.style.overflow = ''
      page.style.paddingRight = ''
    }
  }, [enabled])
  return <Element {...rest} />
}
