import { skipToken } from '@reduxjs/toolkit/query'
import { useCallback } from 'react'

import { useProfileQuery, type ProfileFields } from '@/api/profile'
import { useSession } from '@/lib/session/session'
import { useFetchFile } from '@/lib/useFetchFile'
import { storedName } from '@/rules/applicationForm'

type Stored = Pick<ProfileFields, 'resume_path' | 'resume_name'>

/** What one reads of the resume of a profile; null where none is stored. */
export const resumeNameOf = (profile: Stored | null): string | null =>
  profile?.resume_path ? profile.resume_name || 'The resume of your profile' : null

/** Fetches the stored resume as the file that a form sends; null when it cannot be had. */
export function useFetchResume() {
  const fetchFile = useFetchFile()
  return useCallback(
    async ({ resume_path, resume_name }: Stored): Promise<File | null> => {
      const name = storedName(resume_path)
      const fetched = name ? await fetchFile(`/api/uploads/resumes/${encodeURIComponent(name)}`) : null
      return fetched?.file ? new File([fetched.file], resume_name || name!, { type: fetched.file.type }) : null
    },
    [fetchFile],
  )
}

/** The resume that the signed-in person has in the profile. */
export function useProfileResume() {
  const { user } = useSession()
  const profile = useProfileQuery(user?.id ?? skipToken).data?.profile ?? null
  const fetchResume = useFetchResume()
  const name = resumeNameOf(profile)
  return profile && name ? { name, fetch: () => fetchResume(profile) } : null
}
