import { useMemo } from 'react'

import { useCoachQuery, type CoachFinding } from '@/api/jobCoach'
import type { JobBody } from '@/api/types'
import { useDebounced } from '@/lib/useDebounced'
import { wordCount } from '@/rules/figures'
import type { JobDraft } from '@/rules/jobForm'

const REST = 700
const FEW_WORDS = 5

const bodyOf = ({ title, description, location, employmentType, expectedSalary, keywords }: JobDraft) =>
  JSON.stringify({ title, description, location, employmentType, expectedSalary, keywords } satisfies JobBody)

/** What the coach says about the form as it was when the person last stopped typing. */
export function useCoach(draft: JobDraft) {
  const settled = useDebounced(bodyOf(draft), REST)
  const body = useMemo(() => JSON.parse(settled) as JobBody, [settled])
  const isBegun = wordCount(`${body.title} ${body.description}`) >= FEW_WORDS
  const { data, isError } = useCoachQuery(body, { skip: !isBegun })
  return { advice: isBegun ? data : undefined, isBegun, isAway: isError && !data }
}

const names: Record<string, string> = { section: 'Add section', years: 'Set', words: 'Replace', shouting: 'Replace' }

/** What the button of a finding says; nothing where only the person knows what to write. */
export const repairOf = ({ kind, quote, replacement }: CoachFinding): string | null => {
  if (replacement === null) return null
  return kind === 'years' ? `Set ${replacement}` : (names[kind] ?? (quote === '' ? 'Add' : 'Replace'))
}
