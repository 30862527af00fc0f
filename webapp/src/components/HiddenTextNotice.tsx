import { TriangleAlert } from 'lucide-react'

import { Quote } from '@/components/Quote'
import { ScanNotice } from '@/components/ScanNotice'
import { counted } from '@/rules/figures'

interface ReadDocument {
  pages: number
  omissions: { quote: string; page: number; sentence: string }[]
  is_scan?: boolean
}

/** Tells the owner of a resume that it is a scan, or which parts of it a person cannot see and that these did not
    count. */
export function HiddenTextNotice({ document }: { document: ReadDocument }) {
  if (document.is_scan) return <ScanNotice className="mb-4" />
  const { pages, omissions } = document
  if (omissions.length === 0) return null
  return (
    <section
      aria-labelledby="hidden-text"
      className="mb-4 flex gap-3 rounded-card border border-medium-line bg-medium-soft px-4 py-3.5 tablet:px-5"
    >
      <TriangleAlert aria-hidden className="mt-px size-[18px] shrink-0 text-medium" strokeWidth={2} />
      <div className="min-w-0 flex-1">
        <h2 id="hidden-text" className="font-text text-13 font-strong tracking-normal">
          {counted(omissions.length, 'passage')} of this document {omissions.length === 1 ? 'was' : 'were'} left out
        </h2>
        <p className="mt-0.5 text-12 text-ink-soft">
          Text that people cannot see, or that is written for a machine, never counts. Many employers reject a resume
          for it: remove it if it is there by mistake.
        </p>
        <ul className="mt-2.5 max-h-52 space-y-2.5 overflow-y-auto" tabIndex={omissions.length > 3 ? 0 : undefined}>
          {omissions.map((omission, at) => (
            <li key={at} className="text-12">
              <p>
                {omission.sentence}
                {pages > 1 && <span className="text-ink-soft"> Page {omission.page}.</span>}
              </p>
              {omission.quote && (
                <div className="mt-1 wrap-anywhere">
                  <Quote>{omission.quote}</Quote>
                </div>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
