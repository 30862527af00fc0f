import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'

import { UNSPECIFIED_SALARY } from '@/api/server.gen'
import type { RecommendedJob } from '@/api/recommendations'
import { AiSign } from '@/components/AiSign'
import { Badge } from '@/components/Badge'
import { Chip } from '@/components/Chip'
import { CompanyTile } from '@/components/CompanyTile'
import { PartMeter } from '@/components/PartMeter'
import { AutoApply } from '@/features/recommendations/AutoApply'
import { Shortfalls } from '@/features/recommendations/Shortfalls'
import { postedAge } from '@/rules/jobAges'
import { preview } from '@/rules/jobCards'
import { badgeOf, MATCHING_SHOWN, MISSING_SHOWN, parts } from '@/rules/recommendations'

type SkillsProps = { label: string; skills: string[]; most: number; tone: 'matching' | 'missing' }

function Skills({ label, skills, most, tone }: SkillsProps) {
  if (skills.length === 0) return null
  const more = skills.length - most
  return (
    <div className="mt-2 gap-3 first:mt-0 tablet:grid tablet:grid-cols-[132px_minmax(0,1fr)]">
      <p className="mb-1.5 text-12 text-ink-soft tablet:mt-1 tablet:mb-0">{label}</p>
      <ul aria-label={label} className="flex min-w-0 flex-wrap gap-1.5">
        {skills.slice(0, most).map((skill) => (
          <li key={skill} className="flex max-w-full">
            <Chip tone={tone}>{skill}</Chip>
          </li>
        ))}
        {more > 0 && (
          <li className="flex" title={skills.slice(most).join(', ')}>
            <Chip>+{more} more</Chip>
          </li>
        )}
      </ul>
    </div>
  )
}

/** One job that fits: its story at the left, its numbers and the one action at the right. */
export function RecommendationCard({ job, today }: { job: RecommendedJob; today: string }) {
  const badge = badgeOf(job.match_score)
  const facts = [job.company, job.location, job.employmentType, postedAge(job.datePosted, today)].filter(Boolean)
  const { matching_skills: matching, missing_skills: missing } = job.match_details
  return (
    <article
      aria-labelledby={`job-${job.id}`}
      className="grid grid-cols-1 rounded-card border border-line bg-surface desk:grid-cols-[minmax(0,1fr)_332px]"
    >
      <div className="min-w-0 p-4 tablet:p-5">
        <div className="flex items-start gap-3">
          <CompanyTile name={job.company} />
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h2 id={`job-${job.id}`} className="min-w-0 text-17 wrap-anywhere">
                {job.title}
              </h2>
              <Badge tone="ai" icon={<AiSign />} className="h-auto! max-w-full whitespace-normal!">
                AI Recommended
              </Badge>
            </div>
            <p className="text-13 text-ink-soft wrap-anywhere">{facts.join(' · ')}</p>
          </div>
        </div>
        {job.shortfalls.length > 0 && (
          <div className="mt-3">
            <Shortfalls of={job} />
          </div>
        )}
        <p dir="auto" className="mt-3 text-13 text-ink-soft wrap-anywhere">
          {preview(job.description)}
        </p>
        <div className="mt-3">
          <Skills label="Matching skills" skills={matching} most={MATCHING_SHOWN} tone="matching" />
          <Skills label="Skills to Develop" skills={missing} most={MISSING_SHOWN} tone="missing" />
        </div>
        <Link
          to={`/user/jobslist?jobId=${job.id}&openDetail=true`}
          className="mt-4 inline-flex items-center gap-1 rounded-badge text-13 font-label text-brand underline-offset-2 hover:underline"
        >
          View job <span className="sr-only">{job.title}</span>
          <ArrowRight aria-hidden className="size-[14px]" strokeWidth={1.75} />
        </Link>
      </div>
      <div className="flex flex-col border-t border-line p-4 tablet:p-5 desk:border-t-0 desk:border-l">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
          <h3 className="text-13">Match Details</h3>
          <Badge tone={badge.tone} className="max-w-full flex-wrap max-tablet:h-auto! tablet:h-6.5 tablet:text-13">
            {job.match_score}% Match
            <span aria-hidden className="opacity-50">
              |
            </span>
            {badge.label}
          </Badge>
        </div>
        <div className="space-y-2">
          {parts.map(({ name, label, most }) => (
            <PartMeter key={name} label={label} value={job.match_details[name]} most={most} />
          ))}
        </div>
        <div className="mt-auto pt-4">
          <p className="mb-2 text-13">
            Salary: <span className="font-strong">{job.salaryRange || UNSPECIFIED_SALARY}</span>
          </p>
          <AutoApply job={job} />
        </div>
      </div>
    </article>
  )
}
