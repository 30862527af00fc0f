import { Mail } from 'lucide-react'

import { MOST_FOR_EXPERIENCE, MOST_FOR_LOCATION, MOST_FOR_ROLE, MOST_FOR_SKILLS } from '@/api/server.gen'
import type { MatchingCandidate } from '@/api/recommendations'
import { Button } from '@/components/Button'
import { Chip } from '@/components/Chip'
import { PartMeter } from '@/components/PartMeter'

const parts = [
  { name: 'skill_score', label: 'Skill Match', most: MOST_FOR_SKILLS },
  { name: 'role_score', label: 'Role Match', most: MOST_FOR_ROLE },
  { name: 'exp_score', label: 'Experience Match', most: MOST_FOR_EXPERIENCE },
  { name: 'location_score', label: 'Location Match', most: MOST_FOR_LOCATION },
] as const

type Props = { candidate: MatchingCandidate; onContact: (candidate: MatchingCandidate) => void }

/** How the score is made, and of which skills. */
export function CandidateDetail({ candidate, onContact }: Props) {
  const details = candidate.match_details
  return (
    <div className="grid gap-x-9 gap-y-4 wide:grid-cols-[minmax(0,300px)_minmax(0,1fr)_auto]">
      <div className="space-y-1.5 [&>div]:grid-cols-[112px_minmax(0,1fr)_52px]">
        {parts.map(({ name, label, most }) => (
          <PartMeter key={name} label={label} value={details[name]} most={most} />
        ))}
      </div>
      <div>
        <Skills
          title="Matching Skills"
          skills={details.matching_skills}
          none="No matching skills found"
          tone="matching"
        />
        <Skills title="Missing Skills" skills={details.missing_skills} none="No missing skills" tone="missing" />
      </div>
      <div>
        <Button
          variant="primary"
          icon={<Mail aria-hidden />}
          className="max-w-full"
          onClick={() => onContact(candidate)}
        >
          {candidate.email ? `Contact ${candidate.name.trim().split(/\s+/)[0]}` : 'Contact'}
        </Button>
      </div>
    </div>
  )
}

type SkillsProps = { title: string; skills: string[]; none: string; tone: 'matching' | 'missing' }

function Skills({ title, skills, none, tone }: SkillsProps) {
  return (
    <div className="mt-3 first:mt-0">
      <h2 className="mb-1.5 font-text text-12 font-medium text-ink-soft">{title}</h2>
      {skills.length === 0 ? (
        <p className="text-13">{none}</p>
      ) : (
        <ul aria-label={title} className="flex flex-wrap gap-1.5">
          {skills.map((skill) => (
            <li key={skill} className="flex max-w-full">
              <Chip tone={tone}>{skill}</Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
