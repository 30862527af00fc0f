import { Play } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { Button, ButtonLink } from '@/components/Button'
import { Warp } from '@/components/LoomThreads'
import { HeroFilm } from '@/features/landing/HeroFilm'
import { HeroSample } from '@/features/landing/HeroSample'
import { page } from '@/features/landing/Section'
import { Shot } from '@/features/landing/Shot'
import { useIdle } from '@/features/landing/useIdle'
import { classes } from '@/lib/classes'
import { PRODUCT_NAME } from '@/lib/product'
import { useMedia } from '@/lib/useMedia'

const DemoVideo = lazy(() => import('@/features/landing/DemoVideo').then((file) => ({ default: file.DemoVideo })))
const RegistrationCode = lazy(() =>
  import('@/features/landing/RegistrationCode').then((file) => ({ default: file.RegistrationCode })),
)

const STACKED = '(width < 56.25rem)'

/** What the product does in one sentence, one way in, and the product itself rising from the fold. */
export function Hero() {
  const [demo, setDemo] = useState<'unasked' | 'open' | 'closed'>('unasked')
  const stacked = useMedia(STACKED)
  return (
    <section aria-label="Welcome" className="relative overflow-hidden bg-sunken pt-14 tablet:pt-16">
      <Warp className="fading" />
      <div
        className={classes(
          page,
          'relative flex flex-col pt-10 pb-12 tablet:pt-14 desk:h-[596px] desk:flex-row desk:justify-between desk:gap-8 desk:pt-[76px] desk:pb-0',
        )}
      >
        <div className="relative z-10 max-w-[720px]">
          <h1 tabIndex={-1} className="text-42 font-headline text-wrap tablet:text-48 wide:text-64">
            Find Your Perfect Job with <span className="block">{PRODUCT_NAME} AI</span>
          </h1>
          <p className="mt-5 max-w-[42ch] text-17 leading-normal tracking-normal text-ink-soft wide:mt-6 wide:text-20 wide:leading-normal">
            It compares your resume with the job, requirement by requirement, and shows the sentence behind every
            answer.
          </p>
          <div className="mt-7 flex flex-col gap-2.5 tablet:flex-row desk:mt-8">
            <ButtonLink to="/user/login" variant="primary" size="large" className="px-7">
              Get Start
            </ButtonLink>
            <Button size="large" icon={<Play aria-hidden />} onClick={() => setDemo('open')}>
              View Demo Video
            </Button>
          </div>
        </div>
        {stacked && (
          <HeroFilm
            cut="phone"
            className="-mx-4 mt-8 h-[100px] w-screen object-cover object-left tablet:-mx-8 tablet:h-[136px]"
          />
        )}
        <div className="relative h-fit desk:mt-3 desk:w-[355px]">
          {!stacked && <HeroFilm cut="wide" className="absolute top-[140px] right-full -mr-3 h-[330px] w-[1600px]" />}
          <HeroSample />
          <Registration />
        </div>
      </div>
      <div className={classes(page, 'relative max-tablet:hidden')}>
        <div className="h-[348px] overflow-hidden rounded-t-dialog border border-b-0 border-line-strong bg-paper shadow-floating">
          <Shot
            name="product"
            eager
            className="w-full"
            alt="Resume Match: the score, the requirements of the job, and the resume with the sentence that proves one of them"
          />
        </div>
      </div>
      {demo !== 'unasked' && (
        <Suspense>
          <DemoVideo open={demo === 'open'} onOpenChange={(open) => setDemo(open ? 'open' : 'closed')} />
        </Suspense>
      )}
    </section>
  )
}

function Registration() {
  const idle = useIdle()
  return (
    <div className="mt-7 flex flex-wrap items-center gap-5 desk:pl-6">
      <div
        data-theme="light"
        className="grid size-[88px] shrink-0 place-items-center rounded-badge bg-surface text-ink"
      >
        {idle && (
          <Suspense>
            <RegistrationCode />
          </Suspense>
        )}
      </div>
      <p className="max-w-[22ch] flex-1 basis-32 text-15 font-label">
        Get Registered... For Effortless Hiring &amp; Tracking
      </p>
    </div>
  )
}
