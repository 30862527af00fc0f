import { Link } from 'react-router'

import { Logo } from '@/components/Logo'
import { LoomThreads, Warp } from '@/components/LoomThreads'
import { SampleMatch } from '@/components/SampleMatch'
import { PRODUCT_NAME } from '@/lib/product'

/** The panel next to the form; omitted on phones. */
export function PromisePanel() {
  return (
    <aside
      aria-label={`About ${PRODUCT_NAME}`}
      className="relative hidden w-[57%] max-w-[1000px] shrink-0 flex-col justify-between overflow-hidden border-r border-line bg-sunken p-14 pt-10 desk:flex"
    >
      <Warp />
      <Link to="/" className="relative w-fit rounded-control">
        <Logo size="large" />
      </Link>
      <div className="absolute top-[45%] right-12 flex -translate-y-1/2 items-center">
        <LoomThreads width={640} height={190} className="-mr-6" />
        <SampleMatch className="relative -my-8" />
      </div>
      <div className="relative">
        <p className="font-heading text-34 font-strong">
          Every match
          <br />
          shows its working.
        </p>
        <p className="mt-4 max-w-[400px] text-15 text-ink-soft">
          Requirement by requirement, with the sentence of your resume that proves it.
        </p>
      </div>
    </aside>
  )
}
