import { FileText, Upload, X } from 'lucide-react'
import type { ReactNode } from 'react'

import { Field } from '@/components/Field'
import { FilePicker } from '@/components/FilePicker'
import { IconButton } from '@/components/IconButton'
import { classes } from '@/lib/classes'
import { useSession } from '@/lib/session/useSession'
import { fileSize } from '@/rules/figures'
import { inMegabytes } from '@/rules/fileSizes'
import { spoken } from '@/rules/resumeFiles'

type Props = {
  resume: { name: string; file: File | null } | null
  formats: readonly string[]
  /** Largest size in megabytes. */
  limit?: number
  hovering: boolean
  error?: string
  /** Facts about the file besides its size, such as its pages. */
  about?: string
  onFile: (file: File) => void
  onRemove: () => void
  className?: string
  /** Another way to provide a resume, besides choosing a file. */
  children?: ReactNode
}

/** Takes a resume that is chosen, dropped or pasted. */
export function DropZone({
  resume,
  formats,
  limit,
  hovering,
  error,
  about,
  onFile,
  onRemove,
  className,
  children,
}: Props) {
  const { uploads } = useSession()
  return (
    <Field
      label="Resume"
      hint={`${spoken(formats)}, at most ${inMegabytes(limit ?? uploads.resume_bytes)}`}
      error={error}
      className={classes('flex flex-col', className)}
    >
      <div
        className={classes(
          'flex min-h-28 flex-1 items-center rounded-control border p-4 transition-colors',
          hovering ? 'border-brand bg-brand-soft' : error ? 'border-weak bg-surface' : 'border-line-control',
          resume ? 'bg-paper' : 'border-dashed bg-surface',
        )}
      >
        {resume ? (
          <div className="flex w-full min-w-0 flex-wrap items-center gap-3">
            <FileTile />
            <div className="min-w-0 flex-1 basis-16">
              <p className="truncate text-13 font-label" title={resume.name}>
                {resume.name}
              </p>
              <p className="text-12 text-ink-soft">
                {resume.file
                  ? [about, fileSize(resume.file.size)].filter(Boolean).join(', ')
                  : 'Too large to keep across a reload. Please choose it again.'}
              </p>
            </div>
            <FilePicker formats={formats} onFile={onFile}>
              {resume.file ? 'Replace' : 'Choose again'}
            </FilePicker>
            <IconButton aria-label={`Remove ${resume.name}`} onClick={onRemove}>
              <X />
            </IconButton>
          </div>
        ) : (
          <div className="flex w-full flex-col items-center gap-3 py-2 text-center">
            <Upload aria-hidden className="size-[19px] text-ink-faint" strokeWidth={1.75} />
            {/* On a phone nothing can be dropped. */}
            <p className="text-13 text-ink-soft max-tablet:hidden">
              {hovering ? 'Let go to use this file' : 'Drop your resume anywhere on this page, paste it, or choose it'}
            </p>
            <div className="flex flex-wrap justify-center gap-2">
              <FilePicker formats={formats} onFile={onFile}>
                Choose a file
              </FilePicker>
              {children}
            </div>
          </div>
        )}
      </div>
    </Field>
  )
}

export function FileTile() {
  return (
    <span
      aria-hidden
      className="grid size-9 shrink-0 place-items-center rounded-control border border-line bg-surface text-ink-soft"
    >
      <FileText className="size-[17px]" strokeWidth={1.75} />
    </span>
  )
}
