import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { Logo } from '@/components/Logo'
import { PhoneLoom } from '@/components/PhoneLoom'
import { PromisePanel } from '@/components/PromisePanel'
import { useTitle } from '@/lib/useTitle'

/** Log-in, registration and similar screens: the form on the right, the promise of the product on the left. */
export function EntryPage({ title, children }: { title: string; children: ReactNode }) {
  useTitle(title)
  return (
    <div className="flex min-h-dvh">
      <PromisePanel />
      <div className="entry relative flex min-w-0 flex-1 flex-col bg-surface px-5 py-6 tablet:px-8">
        <PhoneLoom />
        <div className="relative flex items-center justify-between">
          <Link to="/" className="rounded-control desk:hidden">
            <Logo size="large" />
          </Link>
          <Link
            to="/"
            aria-label="Close"
            className="ml-auto grid size-[44px] place-items-center rounded-control text-ink-soft hover:bg-muted hover:text-ink"
          >
            <X aria-hidden className="size-5" strokeWidth={1.75} />
          </Link>
        </div>
        <div className="flex flex-1 flex-col pt-22 pb-8 desk:justify-center desk:pt-8">
          <div className="mx-auto w-full max-w-[412px]">{children}</div>
        </div>
      </div>
    </div>
  )
}
