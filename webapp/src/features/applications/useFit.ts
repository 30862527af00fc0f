import { useEffect, useRef } from 'react'

import { useBrakeOfFileMutation, type Brake, type JobFit } from '@/api/coverLetters'

/** Nobody is held back where nothing is known. */
export const NO_FIT: JobFit = { success: true, brake: null, requirements: [] }

/** How the resume that goes along fits the job: the one of the profile, whose fit is known, or another file. `settled`
    waits for the check of the file. */
export function useFit(jobId: number, ofProfile: JobFit, isOther: boolean, file: File | null) {
  const [check, { data, isLoading }] = useBrakeOfFileMutation()
  const checked = useRef<Promise<Brake | null>>(Promise.resolve(null))
  useEffect(() => {
    if (file) checked.current = check({ jobId, resume: file }).then((answer) => answer.data?.brake ?? null)
  }, [check, jobId, file])
  const ofFile = (file && data) ?? NO_FIT
  return {
    fit: isOther ? ofFile : ofProfile,
    isChecking: file !== null && isLoading,
    settled: () => checked.current,
  }
}
