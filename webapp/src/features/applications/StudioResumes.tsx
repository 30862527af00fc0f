import { useState } from 'react'

import { useResumesQuery } from '@/api/resumeVersions'
import { Select } from '@/components/Select'
import { notify } from '@/lib/notify'
import { useFetchFile } from '@/lib/useFetchFile'

/** The person's resumes of the Resume Studio, one of which goes along as it is now; renders nothing without any. */
export function StudioResumes({ onFile }: { onFile: (file: File) => void }) {
  const { data } = useResumesQuery()
  const fetchFile = useFetchFile()
  const [chosen, setChosen] = useState('')
  if (!data?.resumes.length) return null
  const take = async (id: string) => {
    setChosen(id)
    const resume = data.resumes.find((row) => String(row.id) === id)
    if (!resume) return
    const fetched = await fetchFile(`/api/me/resumes/${id}/file?format=pdf`)
    if (fetched.file) onFile(new File([fetched.file], `${resume.name}.pdf`, { type: 'application/pdf' }))
    else notify('This resume could not be made.', { tone: 'bad', text: fetched.reason ?? undefined })
  }
  return (
    <Select
      aria-label="A resume of the Resume Studio"
      value={chosen}
      onChange={(event) => void take(event.target.value)}
    >
      <option value="">Choose one from the Resume Studio</option>
      {data.resumes.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
