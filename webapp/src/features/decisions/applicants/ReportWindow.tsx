import { useEffect, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** A new window in the style of this one; null if the browser blocks it. */
export function openedForReport(title: string): Window | null {
  const opened = window.open('', '_blank', 'popup,width=900,height=1100')
  if (!opened) return null
  const { document: paper } = opened
  paper.title = title
  paper.documentElement.lang = document.documentElement.lang || 'en'
  paper.documentElement.dataset['theme'] = 'light'
  // The page's own style sheets by their addresses: its security policy allows no others.
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map((link) => {
    const sheet = paper.createElement('link')
    sheet.rel = 'stylesheet'
    sheet.href = link.href
    return sheet
  })
  const dressed = sheets.map(
    (sheet) =>
      new Promise((done) => {
        sheet.addEventListener('load', done)
        sheet.addEventListener('error', done)
      }),
  )
  paper.head.append(...sheets)
  void Promise.all(dressed).then(() => opened.closed || opened.print())
  return opened
}

/** A report in a window of its own. */
export function ReportWindow({
  opened,
  onClosed,
  children,
}: {
  opened: Window
  onClosed: () => void
  children: ReactNode
}) {
  useEffect(() => {
    // A window does not report reliably that it was closed.
    const watch = setInterval(() => opened.closed && onClosed(), 1000)
    return () => clearInterval(watch)
  }, [opened, onClosed])

  return createPortal(<main className="mx-auto max-w-[780px] p-6 text-13">{children}</main>, opened.document.body)
}
