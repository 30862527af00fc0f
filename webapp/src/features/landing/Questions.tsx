import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'

import { page } from '@/features/landing/Section'
import { classes } from '@/lib/classes'

const questions = [
  {
    question: 'How is the match percentage made?',
    answer:
      'We list the requirements of the job and look for the sentence in your resume that proves each one. Requirements that the job insists on count more. The calculation is shown beside the result, and no model picks the number.',
  },
  {
    question: 'Does an agent apply without asking me?',
    answer:
      'No. The job agent shows you the jobs that fit and why. It sends your resume and a letter only for a job whose button you press.',
  },
  {
    question: 'Who can see my resume?',
    answer:
      'You, and the recruiters of the jobs that you apply to. You can take all your data with you or delete your account at any time.',
  },
  {
    question: 'What does it cost?',
    answer: 'Nothing. There is no paid plan: every tool on this page is there for everybody who has an account.',
  },
]

/** Four questions, at most one of them open. */
export function Questions() {
  const id = useId()
  const [open, setOpen] = useState<number | null>(0)
  return (
    <section
      id="faq"
      tabIndex={-1}
      aria-label="Good questions"
      className="border-t border-line bg-paper py-16 outline-none tablet:py-[88px]"
    >
      <div className={classes(page, 'grid grid-cols-1 gap-10 desk:grid-cols-[1fr_680px] desk:gap-14')}>
        <div>
          <h2 className="text-34 desk:text-48">Good questions</h2>
          <p className="mt-4 max-w-[36ch] text-17 tracking-normal text-ink-soft">
            Something else? Ask the assistant in the corner, or the help desk below.
          </p>
        </div>
        <ul className="border-b border-line">
          {questions.map(({ question, answer }, index) => {
            const shown = open === index
            return (
              <li key={question} className="border-t border-line">
                <h3 className="font-text text-17">
                  <button
                    type="button"
                    id={`${id}question${index}`}
                    aria-expanded={shown}
                    aria-controls={`${id}answer${index}`}
                    onClick={() => setOpen(shown ? null : index)}
                    className="flex w-full items-center justify-between gap-4 py-5 text-left hover:text-brand [&>svg]:size-[18px] [&>svg]:shrink-0 [&>svg]:stroke-[1.75] [&>svg]:text-ink-soft"
                  >
                    {question}
                    {shown ? <Minus aria-hidden /> : <Plus aria-hidden />}
                  </button>
                </h3>
                <div
                  id={`${id}answer${index}`}
                  role="region"
                  aria-labelledby={`${id}question${index}`}
                  hidden={!shown}
                  className="animate-appear"
                >
                  <p className="-mt-2 max-w-[64ch] pb-5 text-15 text-ink-soft">{answer}</p>
                </div>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
