import { CircleCheck, Files, ScanText } from 'lucide-react'
import { Link } from 'react-router'

import { useReadBackQuery } from '@/api/resumeVersions'
import { useDebounced } from '@/lib/useDebounced'
import { counted } from '@/rules/figures'

/** Milliseconds without a change before the file is made and read. */
const REST = 1500

/** What is known of the file itself: its pages, and how much of it a machine reads back. */
export function FileFoot({ id, version }: { id: number; version: string }) {
  const settled = useDebounced(version, REST)
  const { currentData: back } = useReadBackQuery({ id, version: settled })
  if (!back || settled !== version)
    return <p className="studio-foot text-12 text-ink-soft">{back ? 'Reading the file...' : ''}</p>
  const isWhole = back.right === back.facts
  return (
    <p className="studio-foot text-12">
      <span>
        {back.pages === 1 ? (
          <CircleCheck aria-hidden className="text-good" strokeWidth={1.75} />
        ) : (
          <Files aria-hidden strokeWidth={1.75} />
        )}
        {back.pages === 1 ? 'Fits one page' : counted(back.pages, 'page')}
      </span>
      <Link to={`/user/machine-view?resume=${id}`} className={isWhole ? 'hover:underline' : 'text-medium underline'}>
        <ScanText aria-hidden className={isWhole ? 'text-good' : ''} strokeWidth={1.75} />
        {`${back.right} of ${back.facts} facts read back from the PDF`}
      </Link>
    </p>
  )
}
