import { TriangleAlert } from 'lucide-react'

import { classes } from '@/lib/classes'

/** Tells the owner of a document that its words were recognized in pictures. */
export function ScanNotice({ className }: { className?: string }) {
  return (
    <section
      aria-label="A scan"
      className={classes(
        'flex gap-3 rounded-card border border-medium-line bg-medium-soft px-4 py-3.5 text-12 tablet:px-5',
        className,
      )}
    >
      <TriangleAlert aria-hidden className="mt-px size-[18px] shrink-0 text-medium" strokeWidth={2} />
      <p>
        This document is a scan. We recognized the words in its picture, and some may be wrong or missing. Most
        employers&rsquo; software reads nothing in it: send the file it was printed from.
      </p>
    </section>
  )
}
