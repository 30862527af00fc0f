import { FileText, Upload, X } from 'lucide-react'

import { Field } from '@/components/Field'
import { FilePicker } from '@/components/FilePicker'
import { IconButton } from '@/components/IconButton'
import { classes } from '@/lib/classes'
import { useSession } from '@/lib/session/useSession'
import { useFileTarget } from '@/lib/useFileTarget'
import { documents, type DocumentName } from '@/rules/applicationForm'
import { inMegabytes } from '@/rules/fileSizes'
import { fileSize } from '@/rules/figures'
import { spoken } from '@/rules/resumeFiles'

type Props = {
  name: DocumentName
  file: File | null
  error: string | undefined
  isMandatory: boolean
  onFile: (file: File | null) => void
}

/** A document of one's own that goes with the application. */
export function DocumentField({ name, file, error, isMandatory, onFile }: Props) {
  const { uploads } = useSession()
  const { label, formats } = documents[name]
  const { hovering, target } = useFileTarget(onFile)
  return (
    <div {...target}>
      <Field label={label} hint={isMandatory ? 'Required for this job' : 'Optional'} error={error}>
        <div
          className={classes(
            'flex min-h-[46px] items-center gap-3 rounded-control border border-dashed px-3 py-1.5 transition-colors',
            hovering ? 'border-brand bg-brand-soft' : 'border-line-control',
          )}
        >
          {hovering ? (
            <span className="min-w-0 flex-1 text-12 text-ink-soft">Let go to use this file</span>
          ) : file ? (
            <>
              <FileText aria-hidden className="size-4 shrink-0 text-ink-soft" strokeWidth={1.75} />
              <span className="min-w-0 flex-1">
                <span className="block truncate text-13 font-label" title={file.name}>
                  {file.name}
                </span>
                <span className="block text-12 text-ink-soft">{fileSize(file.size)}</span>
              </span>
              <IconButton aria-label={`Remove ${file.name}`} onClick={() => onFile(null)}>
                <X />
              </IconButton>
            </>
          ) : (
            <span className="min-w-0 flex-1 text-12 text-ink-soft">
              {spoken(formats)}, at most {inMegabytes(uploads.document_bytes)}
            </span>
          )}
          <FilePicker formats={formats} icon={<Upload aria-hidden />} onFile={onFile}>
            {file ? 'Replace' : 'Choose'} <span className="sr-only">{label}</span>
          </FilePicker>
        </div>
      </Field>
    </div>
  )
}
