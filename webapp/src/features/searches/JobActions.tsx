import { ArrowUpRight, Check, FileCheck2, Mail } from 'lucide-react'
import { Link } from 'react-router'

import type { Job } from '@/api/searches'
import { Button } from '@/components/Button'
import { classes } from '@/lib/classes'
import { isPast } from '@/rules/jobAges'
import { providerLinks, safeLink } from '@/rules/jobCards'

type Props = {
  job: Job
  today: string
  /** In reach of the thumb: large buttons side by side over the whole width. */
  large?: boolean
  onApply: () => void
  onMatch: () => void
}

const outwardLook =
  'inline-flex items-center justify-center whitespace-nowrap gap-[7px] rounded-control bg-brand px-3.5 text-13 font-label text-on-brand transition-colors hover:bg-brand-strong [&_svg]:size-4 [&_svg]:stroke-[1.75]'

/** Where an outside job takes applications: the board behind its own link, else the first that carries it. */
function outward(job: Job) {
  const links = providerLinks(job.jobProviders)
  const applyPage = safeLink(job.applyUrl)
  return applyPage
    ? (links.find(({ url }) => url === applyPage) ?? { jobProvider: 'company site', url: applyPage })
    : links[0]
}

function Way({ job, today, large, onApply }: Omit<Props, 'onMatch'>) {
  const size = large ? 'h-11 flex-1' : 'h-9'
  if (job.applied)
    return (
      <p className={classes('inline-flex items-center gap-2 text-13', size)}>
        <Check aria-hidden className="size-4 shrink-0 text-good" strokeWidth={2} />
        <span>
          <span className="font-label">Already applied.</span>{' '}
          <Link to="/user/applicationTracker" className="text-brand underline underline-offset-2">
            See it in your tracker
          </Link>
        </span>
      </p>
    )
  if (isPast(job.applicationEndDate, today))
    return <p className={classes('inline-flex items-center text-13 text-ink-soft', size)}>Applications are closed.</p>
  if (job.source === 'local')
    return (
      <Button variant="primary" icon={<Mail aria-hidden />} className={size} onClick={onApply}>
        Apply by email
      </Button>
    )
  const there = outward(job)
  if (!there) return null
  return (
    <a href={there.url} target="_blank" rel="noopener noreferrer" className={classes(outwardLook, size)}>
      Apply on {there.jobProvider}
      <ArrowUpRight aria-hidden />
      <span className="sr-only">, opens in a new tab</span>
    </a>
  )
}

/** What can be done with a job. */
export function JobActions({ onMatch, ...way }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Way {...way} />
      <Button icon={<FileCheck2 aria-hidden />} className={way.large ? 'h-11 flex-1' : undefined} onClick={onMatch}>
        Match my resume
      </Button>
    </div>
  )
}
