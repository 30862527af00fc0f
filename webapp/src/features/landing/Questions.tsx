import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'

import { questions } from '@/features/landing/questions'
import { page } from '@/features/landing/Section'
import { classes } from '@/lib/classes'

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
            const isOpen = open === index
            return (
              <li key={question} className="border-t border-line">
                <h3 className="font-text text-17">
                  <button
                    type="button"
                    id={`${id}question${index}`}
                    aria-expanded={isOpen}
                    aria-controls={`${id}answer${index}`}
                    onClick={() => setOpen(isOpen ? null : index)}
                    className="flex w-full items-center justify-between gap-4 py-5 text-left hover:text-brand [&>svg]:size-[18px] [&>svg]:shrink-0 [&>svg]:stroke-[1.75] [&>svg]:text-ink-soft"
                  >
                    {question}
                    {isOpen ? <Minus aria-hidden /> : <Plus aria-hidden />}
                  </button>
                </h3>
                <div
                  id={`${id}answer${index}`}
                  role="region"
                  aria-labelledby={`${id}question${index}`}
                  hidden={!isOpen}
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
