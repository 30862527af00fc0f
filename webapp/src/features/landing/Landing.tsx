import { ArrowRight } from 'lucide-react'

import { ButtonLink } from '@/components/Button'
import { Logo } from '@/components/Logo'
import { LoomThreads, Warp } from '@/components/LoomThreads'
import { SampleMatch } from '@/components/SampleMatch'
import { useSession } from '@/lib/session'
import { useTitle } from '@/lib/useTitle'
import { homeOf } from '@/rules/roles'

/** The first page: what the product does, and the way in. */
export function Landing() {
  useTitle('Find Your Perfect Job with Hireloom AI')
  const { isAuthenticated, role } = useSession()
  const start = isAuthenticated ? homeOf(role) : '/user/login'
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="relative z-10 mx-auto flex h-16 w-full max-w-[1264px] items-center justify-between px-4 tablet:px-8">
        <Logo />
        <nav aria-label="Account" className="flex items-center gap-1">
          {isAuthenticated ? (
            <ButtonLink to={homeOf(role)} variant="primary">
              Open Hireloom
            </ButtonLink>
          ) : (
            <>
              <ButtonLink to="/user/login" variant="quiet">
                Login
              </ButtonLink>
              <ButtonLink to="/user/registration" variant="primary">
                Sign Up
              </ButtonLink>
            </>
          )}
        </nav>
      </header>
      <section className="relative flex-1 overflow-hidden border-t border-line bg-sunken">
        <Warp />
        <div className="relative mx-auto flex max-w-[1264px] flex-col gap-12 px-4 pt-14 pb-24 tablet:px-8 desk:min-h-[640px] desk:flex-row desk:items-center desk:justify-between desk:pt-0">
          <div className="max-w-[640px]">
            <h1 tabIndex={-1} className="text-34 font-headline tablet:text-48 wide:text-64">
              Find Your Perfect Job with Hireloom AI
            </h1>
            <p className="mt-5 max-w-[46ch] text-17 font-normal text-ink-soft">
              It holds your resume against the job, requirement by requirement, and shows the sentence behind every
              answer.
            </p>
            <ButtonLink to={start} variant="primary" size="large" className="mt-8">
              Get Start
              <ArrowRight aria-hidden />
            </ButtonLink>
          </div>
          <div className="relative self-end desk:self-center">
            <LoomThreads
              width={1100}
              height={190}
              swings={3}
              className="absolute top-1/2 right-full -mr-6 -translate-y-1/2 desk:top-[calc(100%+2rem)] desk:-mr-40"
            />
            <SampleMatch className="relative" />
          </div>
        </div>
      </section>
    </div>
  )
}
