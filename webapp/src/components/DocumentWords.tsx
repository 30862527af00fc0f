import { useEffect, useRef, type ReactNode } from 'react'

import { useDocumentTextQuery } from '@/api/applicationDocuments'
import { Spinner } from '@/components/Spinner'
import { messageOf } from '@/rules/errors'

type Titled = { title: string; words?: string }

/** A Word file, which browsers do not show: its words as they are read. */
export function WordFile({
  document,
  otherwise,
}: {
  document: Titled & { key: string }
  otherwise: (reason: string | null) => ReactNode
}) {
  const { data, error } = useDocumentTextQuery(document.key)
  if (error) return otherwise(messageOf(error) ?? null)
  if (!data) {
    return (
      <div className="grid h-48 place-items-center">
        <Spinner label="Reading the document..." />
      </div>
    )
  }
  return (
    <>
      <p className="mb-3 text-13 text-ink-soft">These are the words of the file. Download it to see its layout.</p>
      <DocumentWords title={document.title} words={document.words} text={data.text} />
    </>
  )
}

/** The text of a document, scrolled to the words that are marked in it. */
export function DocumentWords({ title, text, words = '' }: Titled & { text: string }) {
  const mark = useRef<HTMLElement>(null)
  const [start, end] = placeOf(words, text)
  useEffect(() => mark.current?.scrollIntoView?.({ block: 'center' }), [start])
  return (
    <section aria-label={title} className="rounded-control border border-line bg-surface p-4 tablet:p-6">
      <p dir="auto" className="mx-auto max-w-[72ch] text-15 wrap-anywhere whitespace-pre-wrap">
        {text.slice(0, start)}
        {end > start && (
          <mark ref={mark} className="bg-mark text-ink">
            {text.slice(start, end)}
          </mark>
        )}
        {text.slice(end)}
      </p>
    </section>
  )
}

/** Where the words stand in the text, whatever spaces and line breaks are between them; nowhere is its start. */
function placeOf(words: string, text: string): [number, number] {
  const [first = '', ...rest] = words.split(/\s+/).filter(Boolean)
  if (!first) return [0, 0]
  const pattern = [first, ...rest]
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(String.raw`\s+`)
  const match = new RegExp(pattern).exec(text)
  return match ? [match.index, match.index + match[0].length] : [0, 0]
}
