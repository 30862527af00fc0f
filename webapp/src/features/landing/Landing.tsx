import { FileCheck2, MessagesSquare, Scale } from 'lucide-react'

import { ButtonLink } from '@/components/Button'
import { Logo } from '@/components/Logo'
import { LoomThreads, Warp } from '@/components/LoomThreads'
import { SampleMatch } from '@/components/SampleMatch'
import { useSession } from '@/lib/session'
import { useTitle } from '@/lib/useTitle'
import { homeOf } from '@/rules/roles'

const answers = [
  {
    title: 'Every requirement, with its proof',
    text: 'Met, partly or missing, each with the sentence of your resume that shows it.',
    icon: <FileCheck2 aria-hidden />,
  },
  {
    title: 'A number that you can check',
    text: 'Counted by fixed rules from the text of both documents. The sum stands beside it, and what would raise it.',
    icon: <Scale aria-hidden />,
  },
  {
    title: 'Questions to practise with',
    text: 'Interview questions for this job and this resume, in three levels, each with an answer to measure yours against.',
    icon: <MessagesSquare aria-hidden />,
  },
]

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
        <div className="relative mx-auto flex max-w-[1264px] flex-col gap-14 px-4 pt-14 pb-24 tablet:px-8 desk:min-h-[600px] desk:flex-row desk:justify-between desk:gap-8 desk:pt-20">
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
      <section aria-label="What you get" className="border-t border-line">
        <ul className="mx-auto grid max-w-[1264px] gap-8 px-4 py-10 tablet:px-8 desk:grid-cols-3 desk:gap-12 desk:py-12">
          {answers.map(({ title, text, icon }) => (
            <li key={title} className="[&>svg]:size-5 [&>svg]:stroke-[1.75] [&>svg]:text-brand">
              {icon}
              <h2 className="mt-3 text-17">{title}</h2>
              <p className="mt-1.5 text-13 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
