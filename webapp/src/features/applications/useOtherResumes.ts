import { useCareerQuery } from '@/api/careers'
import { useResumesQuery } from '@/api/resumeVersions'
import { addressOf } from '@/lib/useDocuments'
import { notify } from '@/lib/notify'
import { useFetchFile } from '@/lib/useFetchFile'
import { documents } from '@/rules/applicationForm'
import { isTaken } from '@/rules/resumeFiles'
import { sourceFiles } from '@/rules/sourceFiles'

export type OtherResume = { path: string; name: string; file: string }

/** The resumes that a person has besides the one in the profile: those of the Resume Studio, each as it is now, and the
    files that the career was read from. Of these, only the formats that an application takes. */
export function useOtherResumes() {
  const { data: studio } = useResumesQuery()
  const { data: career, isLoading } = useCareerQuery(undefined, { refetchOnMountOrArgChange: true })
  const fetchFile = useFetchFile()
  const versions = (studio?.resumes ?? []).map(({ id, name }): OtherResume => ({
    path: `/api/me/resumes/${id}/file?format=pdf`,
    name,
    file: `${name}.pdf`,
  }))
  const inCareer = sourceFiles(career?.career ?? {})
  const files = (career?.files ?? [])
    .filter(({ key, name }) => inCareer.has(key) && isTaken(name, documents.resumeFile.formats))
    .map(({ key, name }): OtherResume => ({ path: addressOf(key, true), name, file: name }))

  /** The resume as a file; null, with the reason shown, where there is none. */
  const take = async ({ path, file }: OtherResume): Promise<File | null> => {
    const fetched = await fetchFile(path)
    if (fetched.file) return new File([fetched.file], file, { type: fetched.file.type })
    notify(`${file} could not be attached.`, { tone: 'bad', text: fetched.reason ?? undefined })
    return null
  }
  return { versions, files, take, careerName: career?.career.name ?? '', isLoading }
}
