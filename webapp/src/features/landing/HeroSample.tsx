import { useState } from 'react'

import { SampleMatch, type SampleOfMatch } from '@/components/SampleMatch'

const ENGINEER = 'Engineer'
const PROFESSIONS = [ENGINEER, 'Nurse', 'Teacher', 'Electrician']

/** A match as the product shows it, for the profession that somebody chooses. */
export function HeroSample() {
  const [choice, setChoice] = useState<{ name: string; sample?: SampleOfMatch | undefined }>({ name: ENGINEER })
  const choose = (name: string) =>
    import('@/features/landing/otherSamples').then(
      ({ otherSamples }) => setChoice({ name, sample: otherSamples[name] }),
      () => {}, // without its data the example before stays
    )
  return (
    <>
      <SampleMatch
        {...(choice.sample && { sample: choice.sample })}
        className="relative w-full! max-w-[355px] animate-rise"
      />
      <div role="group" aria-label="Example for" className="relative mt-3 flex flex-wrap gap-1.5">
        {PROFESSIONS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === choice.name}
            onClick={() => void choose(name)}
            className={
              name === choice.name
                ? 'h-7.5 rounded-small bg-muted px-3 text-13 font-label text-ink'
                : 'h-7.5 rounded-small px-3 text-13 font-label text-ink-soft hover:bg-muted hover:text-ink'
            }
          >
            {name}
          </button>
        ))}
      </div>
    </>
  )
}
