import { useEffect, useRef, useState } from 'react'

import { Select } from '@/components/Select'
import { useOtherResumes, type OtherResume } from '@/features/applications/useOtherResumes'

type Props = {
  /** The file that goes along now. */
  file: File | null
  onFile: (file: File) => void
}

/** Resumes that the person already has here, one of which goes along; renders nothing without any. */
export function OtherResumes({ file, onFile }: Props) {
  const { versions, files, take } = useOtherResumes()
  const [opening, setOpening] = useState('')
  const [choice, setChoice] = useState<{ path: string; file: File } | null>(null)
  const turns = useRef(0)
  const attached = useRef(file)
  useEffect(() => {
    attached.current = file
  }, [file])
  const all = [...versions, ...files]
  if (all.length === 0) return null
  // A slow file must not replace one that came later, from here or from the disk.
  const choose = async (path: string) => {
    turns.current += 1
    const turn = turns.current
    const before = attached.current
    const resume = all.find((item) => item.path === path)
    setOpening(path)
    const fetched = resume ? await take(resume) : null
    if (turn !== turns.current) return
    setOpening('')
    if (!fetched || attached.current !== before) return
    setChoice({ path, file: fetched })
    onFile(fetched)
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
      value={opening || (choice && choice.file === file ? choice.path : '')}
      onChange={(event) => void choose(event.target.value)}
    >
      <option value="">Choose a resume that you have here</option>
      {group('Made in the Resume Studio', versions)}
      {group('Imported into your career', files)}
    </Select>
  )
}
