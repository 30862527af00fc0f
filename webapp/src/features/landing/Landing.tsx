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
        <Warp className="fading" />
        <div className="relative mx-auto flex max-w-[1264px] flex-col gap-14 px-4 pt-14 pb-24 tablet:px-8 desk:min-h-[700px] desk:flex-row desk:justify-between desk:gap-8 desk:pt-20">
          <div className="relative z-10 max-w-[720px]">
            <h1 tabIndex={-1} className="text-34 font-headline tablet:text-48 wide:text-64">
              Find Your Perfect Job with Hireloom AI
            </h1>
            <p className="mt-6 max-w-[42ch] text-17 tracking-normal text-ink-soft wide:text-20">
              It holds your resume against the job, requirement by requirement, and shows the sentence behind every
              answer.
            </p>
            <ButtonLink to={start} variant="primary" size="large" className="mt-8">
              Get Start
            </ButtonLink>
          </div>
          <div className="relative h-fit self-end desk:mt-2 desk:self-start">
            <LoomThreads
              width={1600}
              height={330}
              swings={4.6}
              rise={215}
              className="absolute top-[150px] right-full -mr-6 max-desk:hidden"
            />
            <LoomThreads width={420} height={150} className="absolute top-16 right-full -mr-6 desk:hidden" />
            <SampleMatch className="relative" />
          </div>
        </div>
      </section>
    </div>
  )
}
