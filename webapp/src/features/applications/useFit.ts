import { useEffect, useRef } from 'react'

import { useBrakeOfFileMutation, type Brake, type JobFit } from '@/api/coverLetters'

/** Nobody is held back where nothing is known. */
export const NO_FIT: JobFit = { success: true, brake: null, requirements: [] }

/** How the resume that goes along fits the job: the one of the profile, whose fit is known, or another file, which is
    checked once. `settled` waits for the check. */
export function useFit(jobId: number, ofProfile: JobFit, isOther: boolean, file: File | null) {
  const [check, { data, isLoading, originalArgs }] = useBrakeOfFileMutation()
  const checked = useRef<Promise<Brake | null>>(Promise.resolve(null))
  const isAsked = originalArgs?.resume === file
  useEffect(() => {
    if (!file || isAsked) return
    checked.current = check({ jobId, resume: file }).then((answer) => answer.data?.brake ?? null)
  }, [check, jobId, file, isAsked])
  const ofFile = (isAsked && data) || NO_FIT
  return {
    fit: isOther ? ofFile : ofProfile,
    isChecking: file !== null && (!isAsked || isLoading),
    settled: () => checked.current,
  }
}
