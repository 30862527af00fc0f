import { Link } from 'react-router'

import { useSentResumesQuery } from '@/api/resumeVersions'

/** Which version of which resume of the Resume Studio went along, if one did. */
export function StudioVersion({ applicationId }: { applicationId: number }) {
  const { data } = useSentResumesQuery()
  const use = data?.uses.find((sentResume) => sentResume.application_id === applicationId)
  if (!use) return null
  return (
    <p className="mb-2 text-ink-soft wrap-anywhere">
      The resume is version {use.number} of{' '}
      {use.resume_id ? (
        <Link to={`/user/resumes/${use.resume_id}`} className="font-label text-brand hover:underline">
          {use.name}
        </Link>
      ) : (
        `${use.name}, which you have deleted since`
      )}
      .
    </p>
  )
}
