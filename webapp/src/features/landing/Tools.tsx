import { useEffect, useRef, useState, type ReactNode } from 'react'

import { Arrows } from '@/features/landing/Arrows'
import { Section } from '@/features/landing/Section'
import { FoundJobs, MatchNumber, PostedJob, Practice, Raises } from '@/features/landing/toolPictures'
import { scrollBehavior } from '@/lib/motion'

const tools: { name: string; text: string; picture: ReactNode }[] = [
  {
    name: 'Job search',
    text: 'Our own jobs and the big boards in one list, with deadlines that are still open.',
    picture: <FoundJobs />,
  },
  {
    name: 'Match percentage',
    text: 'How your resume fits a job post, with the sentence behind every requirement.',
    picture: <MatchNumber />,
  },
  {
    name: 'Resume suggestions',
    text: 'What would raise the score, with the points for each line.',
    picture: <Raises />,
  },
  {
    name: 'Skills analysis',
    text: 'Interview questions and answers for this job, at three levels.',
    picture: <Practice />,
  },
  {
    name: 'Post jobs as a recruiter',
    text: 'Publish a job, see who applied, and why each of them fits.',
    picture: <PostedJob />,
  },
]

/** The five things that the product does, side by side; the strip scrolls by finger, wheel, key or arrow. */
export function Tools() {
  const strip = useRef<HTMLUListElement>(null)
  const [edges, setEdges] = useState({ start: true, end: false })

  useEffect(() => {
    const list = strip.current
    if (!list) return undefined
    const look = () =>
      setEdges({
        start: list.scrollLeft < 8,
        end: list.scrollWidth > 0 && list.scrollLeft + list.clientWidth > list.scrollWidth - 8,
      })
    list.addEventListener('scroll', look, { passive: true })
    // The observer also calls once as soon as the layout is known.
    const sized = new ResizeObserver(look)
    sized.observe(list)
    return () => {
      list.removeEventListener('scroll', look)
      sized.disconnect()
    }
  }, [])

  const move = (cards: 1 | -1) => {
    const card = strip.current?.firstElementChild
    strip.current?.scrollBy({ left: cards * ((card?.clientWidth ?? 0) + 18), behavior: scrollBehavior() })
  }

  return (
    <Section
      id="features"
      title={['Boost Your Career', 'With Our Smart Tools']}
      controls={
        <Arrows
          of="tools"
          className="max-tablet:hidden"
          onPrevious={() => move(-1)}
          onNext={() => move(1)}
          atStart={edges.start}
          atEnd={edges.end && !edges.start}
        />
      }
      className="bg-paper"
    >
      <ul
        ref={strip}
        tabIndex={0}
        aria-label="Tools"
        className="mt-10 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto px-4 pb-3 [scrollbar-width:none] tablet:scroll-px-8 tablet:px-8 wide:scroll-px-[max(2rem,calc((100vw-1152px)/2))] wide:px-[max(2rem,calc((100vw-1152px)/2))]"
      >
        {tools.map(({ name, text, picture }) => (
          <li
            key={name}
            className="flex w-[min(322px,82vw)] shrink-0 snap-start flex-col overflow-hidden rounded-card border border-line bg-surface desk:w-[352px]"
          >
            <div aria-hidden className="h-[216px] overflow-hidden border-b border-line bg-sunken px-[22px] pt-[22px]">
              {picture}
            </div>
            <div className="px-[22px] pt-5 pb-6">
              <h3 className="text-20">{name}</h3>
              <p className="mt-1.5 text-15 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
