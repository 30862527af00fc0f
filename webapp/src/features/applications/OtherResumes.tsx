import { useState } from 'react'

import { Select } from '@/components/Select'
import { useOtherResumes, type OtherResume } from '@/features/applications/useOtherResumes'

/** Resumes that the person already has here, one of which goes along; renders nothing without any. */
export function OtherResumes({ onFile }: { onFile: (file: File) => void }) {
  const { versions, files, take } = useOtherResumes()
  const [chosen, setChosen] = useState('')
  const all = [...versions, ...files]
  if (all.length === 0) return null
  const choose = async (path: string) => {
    setChosen(path)
    const resume = all.find((item) => item.path === path)
    const file = resume && (await take(resume))
    if (file) onFile(file)
  }
  const group = (label: string, resumes: OtherResume[]) =>
    resumes.length > 0 && (
      <optgroup label={label}>
        {resumes.map(({ path, name }) => (
          <option key={path} value={path}>
            {name}
          </option>
        ))}
      </optgroup>
    )
  return (
    <Select
      aria-label="Another resume that you have here"
      value={chosen}
      onChange={(event) => void choose(event.target.value)}
    >
      <option value="">Choose a resume that you have here</option>
      {group('Made in the Resume Studio', versions)}
      {group('Imported into your career', files)}
    </Select>
  )
}
