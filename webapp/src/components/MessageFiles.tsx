import { Download } from 'lucide-react'

import type { ThreadAnswer } from '@/api/types'
import { useDocuments } from '@/lib/useDocuments'

type Props = Pick<ThreadAnswer['messages'][number], 'files' | 'left_out'>

const KB = 1024

/** What is attached to a message, and the names of what was not taken. */
export function MessageFiles({ files, left_out: leftOut }: Props) {
  const { download } = useDocuments()
  return (
    <>
      {files.length > 0 && (
        <ul aria-label="Attached files" className="mt-2 flex flex-wrap gap-2">
          {files.map(({ key, name, size }) => (
            <li key={key || name} className="max-w-full">
              <button
                type="button"
                aria-label={`Download ${name}`}
                disabled={!key}
                title={key ? undefined : 'Hidden by the blind review'}
                onClick={() => void download(key, name)}
                className="flex min-h-8 max-w-full items-center gap-2 rounded-control border border-line bg-surface px-2 text-12 hover:border-brand"
              >
                <Download aria-hidden className="size-3.5 shrink-0 text-ink-soft" />
                <span dir="auto" className="min-w-0 truncate font-label">
                  {name}
                </span>
                <span className="shrink-0 text-ink-soft">{`${Math.ceil(size / KB).toLocaleString()} KB`}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {leftOut.length > 0 && (
        <p dir="auto" className="mt-2 text-12 wrap-anywhere text-ink-soft">
          {`Left out: ${leftOut.join(', ')}. A message can have up to 5 files of 10 MB each: PDF, Word or pictures.`}
        </p>
      )}
    </>
  )
}
