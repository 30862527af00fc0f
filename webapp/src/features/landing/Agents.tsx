import { Check, ListChecks, Send, UsersRound } from 'lucide-react'

import { LoomThreads, Warp } from '@/components/LoomThreads'
import { page, Section } from '@/features/landing/Section'
import { classes } from '@/lib/classes'

const agents = [
  {
    name: 'Job agent',
    role: 'Matches you with jobs and applies to those you pick, with your resume and a letter.',
    points: [
      'Reads the open jobs against your profile',
      'Weighs skills, role, experience and place',
      'Sends only when you say so',
    ],
    icon: <Send aria-hidden />,
  },
  {
    name: 'Resume agent',
    role: 'Shortlists candidates for recruiters, by evidence and not by keywords.',
    points: ['Same score for the same facts', 'Weighs what the job asks for', 'Shows the sentence, not a feeling'],
    icon: <UsersRound aria-hidden />,
  },
  {
    name: 'Tracker agent',
    role: 'Tracks your applications and gives interview tips for the job ahead.',
    points: [
      'Which file went to whom, and when',
      'Where each application stands',
      'Questions to practice for the next interview',
    ],
    icon: <ListChecks aria-hidden />,
  },
]

/** Three helpers on one cloth: a pair of threads ties them. This part is dark in both themes. */
export function Agents() {
  return (
    <div data-theme="dark">
      <Section
        title={['Three agents.', 'You have the last word.']}
        lead="Each does one job, says what it did, and stops when you say stop."
        className="bg-paper"
      >
        <div className={page}>
          <ul className="relative mt-12 grid overflow-hidden rounded-dialog border border-line bg-surface desk:grid-cols-3">
            <li aria-hidden className="relative h-[120px] overflow-hidden border-b border-line desk:col-span-3">
              <Warp />
              <LoomThreads width={1152} height={70} swings={4.5} narrowing={0} className="absolute top-[26px] left-0" />
            </li>
            {agents.map(({ name, role, points, icon }, index) => (
              <li
                key={name}
                aria-label={name}
                className={classes(
                  'relative border-line px-5 pt-6 pb-8 tablet:px-7',
                  index > 0 && 'border-t desk:border-t-0 desk:border-l',
                )}
              >
                <span
                  className={classes(
                    'grid size-[44px] place-items-center rounded-card border border-line-strong bg-float [&>svg]:size-5 [&>svg]:stroke-[1.75]',
                    index === 0 ? 'absolute -top-[82px]' : 'max-desk:mb-5 desk:absolute desk:-top-[82px]',
                  )}
                >
                  {icon}
                </span>
                <h3 className="text-26">{name}</h3>
                <p className="mt-2 text-15 text-ink-soft">{role}</p>
                <ul className="mt-6">
                  {points.map((point) => (
                    <li
                      key={point}
                      className="flex min-h-[38px] items-center gap-3 border-t border-line py-2 text-13 text-ink-soft"
                    >
                      <Check aria-hidden className="size-4 shrink-0 text-brand" strokeWidth={2} />
                      {point}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </div>
      </Section>
    </div>
  )
}
