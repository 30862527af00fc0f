import { page, Section } from '@/features/landing/Section'
import { Shot } from '@/features/landing/Shot'
import { classes } from '@/lib/classes'

const steps = [
  {
    shot: 'resume',
    title: 'Add your resume once',
    text: 'A PDF is enough. You see what we read, and from where.',
    alt: 'About the resume: what was read from it, fact by fact',
  },
  {
    shot: 'job',
    title: 'Bring the job you want',
    text: 'Paste the advert as it is, from any board.',
    alt: 'Resume Match: the text of a job and a resume, ready to be compared',
  },
  {
    shot: 'match',
    title: 'See why you fit',
    text: 'Requirement by requirement, with proof from your own words.',
    alt: 'Resume Match: the score, the requirements of the job and the sentences that prove them',
  },
  {
    shot: 'questions',
    title: 'Practise, then apply',
    text: 'Questions for this job and your gaps, each with an answer to measure yours against.',
    alt: 'Interview Hacks: questions for this job, one of them with its answer',
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
            <div className="overflow-hidden rounded-dialog border border-line-strong bg-sunken max-[767.98px]:h-[418px] max-[767.98px]:px-5 max-[767.98px]:pt-5">
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
