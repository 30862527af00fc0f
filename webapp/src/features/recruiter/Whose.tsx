import { useRecruitersQuery } from '@/api/recruiterJobs'
import { Segments } from '@/components/Segments'
import { Select } from '@/components/Select'

export type Scope = 'mine' | 'all'

type Props = {
  scope: Scope
  recruiter: string
  onScope: (scope: Scope) => void
  onRecruiter: (email: string) => void
}

/** Whose jobs a super admin looks at: one's own, or those of everybody or of one recruiter. */
export function Whose({ scope, recruiter, onScope, onRecruiter }: Props) {
  const { data } = useRecruitersQuery(undefined, { skip: scope === 'mine', refetchOnMountOrArgChange: true })
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
      {scope === 'all' && (
        <Select
          aria-label="Recruiter"
          value={recruiter}
          onChange={(event) => onRecruiter(event.target.value)}
          className="max-w-full min-w-0 tablet:w-[280px] [&_select]:h-8.5 [&_select]:text-13"
        >
          <option value="">{data ? `All Recruiters (${data.jobs} jobs)` : 'All Recruiters'}</option>
          {data?.recruiters.map(({ email, jobs }) => (
            <option key={email} value={email}>{`${email} (${jobs} ${jobs === 1 ? 'job' : 'jobs'})`}</option>
          ))}
        </Select>
      )}
    </>
  )
}
