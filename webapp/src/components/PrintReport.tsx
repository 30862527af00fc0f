import { useEffect, useState, type ReactNode } from 'react'
import { createPortal, flushSync } from 'react-dom'

import { PRODUCT_NAME } from '@/lib/product'

type Props = {
  title: string
  /** What the report is about: the job, the resume. */
  about: { label: string; value: string }[]
  children: ReactNode
}

/** Printed instead of the screen: one clean report. It exists only while the browser prints. */
export function PrintReport({ title, about, children }: Props) {
  const [printedOn, setPrintedOn] = useState<string | null>(null)

  useEffect(() => {
    const listeners = new AbortController()
    const show = (now: boolean) => () => {
      // The screen, and the dialogs over it.
      for (const part of document.body.children) {
        if (now) part.setAttribute('data-print', 'no')
        else part.removeAttribute('data-print')
      }
      // The browser prints what is rendered by the time that the listeners return.
      flushSync(() => setPrintedOn(now ? new Date().toLocaleDateString('en-US', { dateStyle: 'long' }) : null))
    }
    addEventListener('beforeprint', show(true), { signal: listeners.signal })
    addEventListener('afterprint', show(false), { signal: listeners.signal })
    return () => {
      listeners.abort()
      for (const part of document.body.children) part.removeAttribute('data-print')
    }
  }, [])

  if (printedOn === null) return null
  return createPortal(
    <article aria-label={`${title}, report`} className="hidden text-13 print:block">
      <p className="text-12 text-ink-faint">
        {PRODUCT_NAME}, {printedOn}
      </p>
      <h1 className="mt-1 text-26">{title}</h1>
      <dl className="mt-2 mb-5 border-b border-line pb-4">
        {about.map(({ label, value }) => (
          <div key={label} className="flex gap-2">
            <dt className="w-20 shrink-0 text-ink-soft">{label}</dt>
            <dd className="font-label">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </article>,
    document.body,
  )
}
