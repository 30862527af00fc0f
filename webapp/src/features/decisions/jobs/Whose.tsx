import { useState } from 'react'

import { useRecruitersQuery } from '@/api/jobs'
import { SearchInput } from '@/components/SearchInput'
import { Segments } from '@/components/Segments'
import { Select } from '@/components/Select'
import { useDebounced } from '@/lib/useDebounced'
import { counted } from '@/rules/figures'

/** One's own jobs, those of one's company, or those of all recruiters. */
export type Scope = 'mine' | 'company' | 'all'

type Props = {
  scope: Scope
  recruiter: string
  onScope: (scope: Scope) => void
  onRecruiter: (email: string) => void
}

/**
 * Whose jobs a super admin looks at: one's own, or those of everybody or of one recruiter. With more recruiters than a
 * list shows well, a search finds the one.
 */
export function Whose({ scope, recruiter, onScope, onRecruiter }: Props) {
  const [typed, type] = useState('')
  const words = useDebounced(typed.trim())
  const { data } = useRecruitersQuery(words, { skip: scope === 'mine', refetchOnMountOrArgChange: true })
  const recruiters = data?.recruiters ?? []
  const more = (data?.total ?? 0) - recruiters.length
  // Once there were too many recruiters, the search field stays, even if few match.
  const [isLong, know] = useState(false)
  if (more > 0 && !isLong) know(true)
  const isFound = recruiter === '' || recruiters.some(({ email }) => email === recruiter)
  return (
    <>
      <Segments
        label="Whose jobs"
        value={scope}
        onChange={onScope}
        options={[
          { value: 'mine', label: 'My Jobs' },
          { value: 'all', label: 'All Recruiters' },
        ]}
      />
      {scope === 'all' && isLong && (
        <SearchInput
          label="Find a recruiter"
          placeholder="Find a recruiter..."
          className="tablet:w-[220px]"
          value={typed}
          onType={type}
        />
      )}
      {scope === 'all' && (
        <Select
          aria-label="Recruiter"
          value={recruiter}
          onChange={(event) => onRecruiter(event.target.value)}
          className="max-w-full min-w-0 tablet:w-[228px] [&_select]:h-8.5 [&_select]:text-13"
        >
          <option value="">{data ? `All Recruiters (${data.jobs} jobs)` : 'All Recruiters'}</option>
          {!isFound && <option value={recruiter}>{recruiter}</option>}
          {recruiters.map(({ email, jobs }) => (
            <option key={email} value={email}>{`${email} (${counted(jobs, 'job')})`}</option>
          ))}
          {more > 0 && <option disabled>{`${counted(more, 'more recruiter')}: find them by their email`}</option>}
          {words !== '' && data?.total === 0 && <option disabled>No recruiter has this email</option>}
        </Select>
      )}
    </>
  )
}
