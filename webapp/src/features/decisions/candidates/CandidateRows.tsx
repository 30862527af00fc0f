import { ChevronDown, ChevronUp, Mail } from 'lucide-react'
import { Fragment } from 'react'

import type { MatchingCandidate } from '@/api/recommendations'
import { Badge } from '@/components/Badge'
import { Button } from '@/components/Button'
import { Chip } from '@/components/Chip'
import { Initials } from '@/components/Initials'
import { SmallRing } from '@/components/SmallRing'
import { CandidateDetail } from '@/features/decisions/candidates/CandidateDetail'
import { badgeOf } from '@/rules/recommendations'

const AT_FIRST = 3

export type CandidateActs = {
  /** The reference of the candidate whose details are shown. */
  open: string | null
  onToggle: (candidate: MatchingCandidate) => void
  onContact: (candidate: MatchingCandidate) => void
}

type Props = CandidateActs & { candidates: MatchingCandidate[] }

function Who({ candidate }: { candidate: MatchingCandidate }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Initials name={candidate.name} className="size-[34px] text-12 font-label" />
      <span className="min-w-0">
        <span className="block truncate font-strong" title={candidate.name}>
          {candidate.name}
        </span>
        <span className="block truncate text-12 text-ink-soft" title={candidate.email}>
          {candidate.email || 'Name and email hidden'}
        </span>
      </span>
    </span>
  )
}

function Match({ candidate }: { candidate: MatchingCandidate }) {
  const percent = Math.round(candidate.match_score)
  const { tone, label } = badgeOf(candidate.match_score)
  return (
    <span className="flex items-center gap-3">
      <SmallRing percent={percent} tone={tone} />
      <Badge tone={tone}>{`${percent}% ${label}`}</Badge>
    </span>
  )
}

function Skills({ candidate }: { candidate: MatchingCandidate }) {
  const skills = candidate.match_details.matching_skills
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-1.5">
      {skills.slice(0, AT_FIRST).map((skill) => (
        <Chip key={skill}>{skill}</Chip>
      ))}
      {skills.length > AT_FIRST && <span className="text-12 text-ink-soft">{`+${skills.length - AT_FIRST} more`}</span>}
    </span>
  )
}

function Actions({ candidate, open, onToggle, onContact }: { candidate: MatchingCandidate } & CandidateActs) {
  const isOpen = open === candidate.reference
  return (
    <span className="flex flex-wrap gap-1.5 desk:justify-end">
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-label={`${isOpen ? 'Hide Details' : 'View Details'} of ${candidate.name}`}
        onClick={() => onToggle(candidate)}
      >
        {isOpen ? 'Hide Details' : 'View Details'}
        {isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
      </Button>
      <Button
        size="small"
        icon={<Mail aria-hidden />}
        aria-label={`Contact ${candidate.name}`}
        onClick={() => onContact(candidate)}
      >
        Contact
      </Button>
    </span>
  )
}

const cell = 'px-2 py-2.5 first:pl-5 last:pr-5'
const columns = ['Candidate', 'Match Score', 'Key Skills', 'Actions']

export function CandidateTable({ candidates, ...acts }: Props) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full min-w-[850px] table-fixed text-left text-13">
        <thead>
          <tr className="border-b border-line text-12 text-ink-soft">
            {columns.map((name) => (
              <th
                key={name}
                scope="col"
                className="h-9 px-2 font-medium first:w-[26%] first:pl-5 last:w-[25%] last:pr-5 last:text-right nth-2:w-[18%]"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {candidates.map((candidate) => {
            const isOpen = acts.open === candidate.reference
            return (
              <Fragment key={candidate.reference}>
                <tr className={isOpen ? 'bg-paper' : 'border-b border-line last:border-b-0 hover:bg-paper'}>
                  <td className={cell}>
                    <Who candidate={candidate} />
                  </td>
                  <td className={cell}>
                    <Match candidate={candidate} />
                  </td>
                  <td className={cell}>
                    <Skills candidate={candidate} />
                  </td>
                  <td className={cell}>
                    <Actions candidate={candidate} {...acts} />
                  </td>
                </tr>
                {isOpen && (
                  <tr className="border-b border-line bg-paper last:border-b-0">
                    <td colSpan={columns.length} className="px-5 pt-2 pb-5 desk:pl-[66px]">
                      <CandidateDetail candidate={candidate} onContact={acts.onContact} />
                    </td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** The same facts, one card each, where a table would not fit. */
export function CandidateCards({ candidates, ...acts }: Props) {
  return (
    <ul>
      {candidates.map((candidate) => (
        <li key={candidate.reference} className="space-y-3 border-b border-line p-4 text-13 last:border-b-0">
          <Who candidate={candidate} />
          <Match candidate={candidate} />
          <Skills candidate={candidate} />
          <Actions candidate={candidate} {...acts} />
          {acts.open === candidate.reference && <CandidateDetail candidate={candidate} onContact={acts.onContact} />}
        </li>
      ))}
    </ul>
  )
}
