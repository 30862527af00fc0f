import { skipToken } from '@reduxjs/toolkit/query'
import { useCallback } from 'react'

import { useProfileQuery, type ProfileFields } from '@/api/profiles'
import { useSession } from '@/lib/session/useSession'
import { useFetchFile } from '@/lib/useFetchFile'
import { storedName } from '@/rules/applicationForm'

type Stored = Pick<ProfileFields, 'resume_path' | 'resume_name'>

/** The name to show for a profile's resume; null where none is stored. */
export const resumeNameOf = (profile: Stored | null): string | null =>
  profile?.resume_path ? profile.resume_name || 'The resume of your profile' : null

/** `reason`: why there is no file, where that is known. */
export type FetchedResume = { file: File } | { file: null; reason: string | null }

const NAMELESS: FetchedResume = { file: null, reason: 'its name is not known' }

/** Fetches the stored resume as the file that a form sends. */
export function useFetchResume() {
  const fetchFile = useFetchFile()
  return useCallback(
    async ({ resume_path, resume_name }: Stored): Promise<FetchedResume> => {
      const name = storedName(resume_path)
      if (!name) return NAMELESS
      const fetched = await fetchFile(`/api/uploads/resumes/${encodeURIComponent(name)}`)
      if (!fetched.file) return { file: null, reason: fetched.reason }
      return { file: new File([fetched.file], resume_name || name, { type: fetched.file.type }) }
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
