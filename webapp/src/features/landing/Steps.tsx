import { page, Section } from '@/features/landing/Section'
import { Shot } from '@/features/landing/Shot'
import { classes } from '@/lib/classes'

const steps = [
  {
    shot: 'profile',
    title: 'Add your resume once',
    text: 'A PDF is enough. You see what we read, and correct it.',
    alt: 'My Profile: contact, roles and skills as they were read from a resume',
  },
  {
    shot: 'jobs',
    title: 'Search where the jobs are',
    text: 'One list from our recruiters and the outside boards.',
    alt: 'Find the Right Job: a list of jobs, one of them open beside it with pay and deadline',
  },
  {
    shot: 'match',
    title: 'See why you fit',
    text: 'Requirement by requirement, with proof from your own words.',
    alt: 'Resume Match: the score, the requirements of the job and the sentences that prove them',
  },
  {
    shot: 'tracker',
    title: 'Apply, and keep track',
    text: 'Every letter, document and answer stays in your tracker.',
    alt: 'Application Tracker: each application with its documents and its outcome',
  },
] as const

/** The way through the product in pictures of the product. */
export function Steps() {
  return (
    <Section
      id="how-it-works"
      title={['From resume to', 'answer in four steps']}
      lead="No setup. The first match takes less time than reading the job post."
      className="bg-surface"
    >
      <ol className={classes(page, 'mt-12 grid gap-x-10 gap-y-14 min-[768px]:grid-cols-2')}>
        {steps.map(({ shot, title, text, alt }, index) => (
          <li key={title}>
            <div className="overflow-hidden rounded-dialog border border-line-strong bg-sunken max-[767.98px]:max-h-[418px] max-[767.98px]:px-5 max-[767.98px]:pt-5">
              <Shot
                name={shot}
                alt={alt}
                className="h-auto w-full bg-paper max-[767.98px]:rounded-t-card max-[767.98px]:border max-[767.98px]:border-b-0 max-[767.98px]:border-line-strong"
              />
            </div>
            <div className="mt-5 flex gap-3">
              <span aria-hidden className="font-heading text-20 font-strong text-brand">
                {index + 1}
              </span>
              <div>
                <h3 className="text-20">{title}</h3>
                <p className="mt-2 text-15 text-ink-soft">{text}</p>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
