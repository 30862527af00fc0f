import { Paperclip, X } from 'lucide-react'

import { FilePicker } from '@/components/FilePicker'
import { IconButton } from '@/components/IconButton'
import { fileSize } from '@/rules/figures'

type Props = {
  files: readonly File[]
  onChange: (files: readonly File[]) => void
  /** Endings such as 'pdf'. */
  formats?: readonly string[]
  most?: number
  label?: string
}

const FORMATS = ['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png', 'gif'] as const
const MOST = 5

/** The files that go with a message or an offer. */
export function AttachFiles({ files, onChange, formats = FORMATS, most = MOST, label = 'Attach a file' }: Props) {
  return (
    <>
      {files.length > 0 && (
        <ul aria-label="Files to send" className="flex w-full flex-wrap gap-2">
          {files.map((file, at) => (
            <li
              key={`${at} ${file.name}`}
              className="flex max-w-full items-center gap-2 rounded-control border border-line bg-surface pl-2 text-12"
            >
              <span dir="auto" className="min-w-0 truncate font-label">
                {file.name}
              </span>
              <span className="shrink-0 text-ink-soft">{fileSize(file.size)}</span>
              <IconButton
                aria-label={`Do not send ${file.name}`}
                onClick={() => onChange(files.filter((_, index) => index !== at))}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <FilePicker
        formats={formats}
        label={label}
        icon={<Paperclip aria-hidden />}
        disabled={files.length >= most}
        onFile={(file) => onChange([...files, file])}
      >
        {label}
      </FilePicker>
    </>
  )
}
