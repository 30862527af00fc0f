import { ArrowUpRight } from 'lucide-react'

import type { Job } from '@/api/searches'
import { classes } from '@/lib/classes'
import { providerLinks } from '@/rules/jobCards'

/** The boards that also have the job, each opening in a tab of its own. */
export function ProviderLinks({ job, className }: { job: Job; className?: string }) {
  const links = providerLinks(job.jobProviders)
  // Credits that a board's terms require next to its jobs, in the size that the terms require.
  const credits = providerLinks(job.credits)
  if (links.length + credits.length === 0) return null
  return (
    <ul aria-label="Also on" className={classes('flex flex-wrap gap-x-4 gap-y-1', className)}>
      {links.map(({ jobProvider, url }) => (
        <li key={`${jobProvider} ${url}`}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-6 items-center gap-1 text-12 font-label text-ink-soft hover:text-ink hover:underline"
          >
            {jobProvider}
            <ArrowUpRight aria-hidden className="size-[13px]" strokeWidth={1.75} />
            <span className="sr-only">, opens in a new tab</span>
          </a>
        </li>
      ))}
      {credits.map(({ jobProvider, url }) => (
        <li key={url} className="ml-auto">
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-6 min-w-[116px] items-center justify-end text-12 font-strong text-ink-soft hover:text-ink hover:underline"
          >
            {jobProvider}
            <span className="sr-only">, opens in a new tab</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
