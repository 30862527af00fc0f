import { CircleX } from 'lucide-react'

import type { Brake } from '@/api/coverLetters'
import { counted } from '@/rules/figures'

/** Why a resume hardly fits a job: the match, what the profile lacks, and what the job insists on. */
export function BrakeReasons({ brake: { percent, meaning, missing, shortfalls, refused } }: { brake: Brake }) {
  return (
    <>
      {percent !== null && (
        <p className="mt-1 text-ink-soft">
          Your resume matches <span className="font-strong text-ink">{percent}%</span> of what the job asks for.{' '}
          {meaning}
        </p>
      )}
      {shortfalls.length > 0 && (
        <ul aria-label="What your profile lacks" className="mt-1 list-disc pl-4">
          {shortfalls.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <Needed
        label="What the job insists on"
        lead={`The job insists on ${counted(missing.length, 'thing')} that your resume does not show:`}
        needed={missing}
      />
      <Needed label="What you said you cannot meet" lead="You said that you cannot meet this:" needed={refused} />
    </>
  )
}

function Needed({ label, lead, needed }: { label: string; lead: string; needed: string[] }) {
  if (needed.length === 0) return null
  return (
    <div className="mt-1">
      <p>{lead}</p>
      <ul aria-label={label} className="mt-1 space-y-1">
        {needed.map((item) => (
          <li key={item} className="flex items-start gap-2 font-label">
            <CircleX aria-hidden className="mt-0.5 size-4 shrink-0 text-weak" strokeWidth={2} />
            <span className="min-w-0 wrap-anywhere">{item}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
