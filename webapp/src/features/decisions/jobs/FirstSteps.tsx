import { Building2, FilePlus2, Users } from 'lucide-react'

import { ButtonLink } from '@/components/Button'

const steps = [
  {
    Icon: FilePlus2,
    title: 'Post your first job',
    text: 'Write the advert here or let us draft it. You see at once how many people fit.',
    to: '/user/uploadJobPost',
    action: 'Post a Job',
  },
  {
    Icon: Building2,
    title: 'Join your company',
    text: 'Colleagues then share the jobs, each with a role of their own.',
    to: '/user/company',
    action: 'Company',
  },
  {
    Icon: Users,
    title: 'Read applications with their proof',
    text: 'Each requirement appears next to the sentence in the resume that meets it. You answer by the promised day.',
  },
]

/** What a recruiter without jobs does first. */
export function FirstSteps({ isInCompany }: { isInCompany: boolean }) {
  return (
    <div className="px-5 py-8 text-13">
      <h2 className="text-20">Three steps to your first hire</h2>
      <p className="mt-1 text-ink-soft">No jobs found matching your criteria</p>
      <ol className="mt-5 grid gap-3 tablet:grid-cols-3">
        {steps.map(({ Icon, title, text, to, action }, at) => (
          <li key={title} className="flex flex-col gap-2 rounded-card border border-line p-4">
            <Icon aria-hidden className="size-5 text-brand" strokeWidth={1.75} />
            <h3 className="text-15">{`${at + 1}. ${title}`}</h3>
            <p className="flex-1 text-ink-soft">{text}</p>
            {to &&
              (to === '/user/company' && isInCompany ? (
                <p className="text-good">Done</p>
              ) : (
                <ButtonLink size="small" className="self-start" variant={at === 0 ? 'primary' : 'secondary'} to={to}>
                  {action}
                </ButtonLink>
              ))}
          </li>
        ))}
      </ol>
    </div>
  )
}
