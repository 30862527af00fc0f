import { FileText } from 'lucide-react'

import type { Career } from '@/api/careers'
import { APPLICATION_DOCUMENTS } from '@/api/server.gen'
import { Button } from '@/components/Button'
import { isTaken } from '@/rules/resumeFiles'
import { sourceFiles } from '@/rules/sourceFiles'

type Props = {
  career: Career
  /** Of all stored files, by their keys. */
  names: ReadonlyMap<string, string>
  onOpen: (key: string) => void
}

const NAME = { maxWidth: '15rem' }
const KEPT = 'Kept with your career, for you alone.'

/** The files that the career was read from. */
export function KeptFiles({ career, names, onOpen }: Props) {
  const keys = sourceFiles(career)
  const files = [...names].filter(([key]) => keys.has(key))
  if (files.length === 0) return null
  const [resume] = APPLICATION_DOCUMENTS
  const isToSend = files.some(([, name]) => isTaken(name, resume.formats))
  return (
    <section aria-label="Kept files" className="mb-4 flex flex-wrap items-center gap-2 text-12 text-ink-soft">
      {files.map(([key, name]) => (
        <Button key={key} size="row" icon={<FileText aria-hidden />} onClick={() => onOpen(key)}>
          <span className="truncate" style={NAME}>
            {name}
          </span>
        </Button>
      ))}
      <p>{isToSend ? `${KEPT} You can send PDF and Word files as they are when you apply.` : KEPT}</p>
    </section>
  )
}
