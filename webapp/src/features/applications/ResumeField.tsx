import { lazy, Suspense } from 'react'

import { RadioCells } from '@/components/RadioCells'
import { FieldError } from '@/components/Field'
import { DocumentField } from '@/features/applications/DocumentField'
import { useFileTarget } from '@/lib/useFileTarget'
import type { ApplicationForm } from '@/rules/applicationForm'

const OtherResumes = lazy(() =>
  import('@/features/applications/OtherResumes').then((file) => ({ default: file.OtherResumes })),
)

type Props = {
  form: ApplicationForm
  error: string | undefined
  /** The name of the resume in the profile; empty without one. */
  onFile: string
  onChange: (part: Partial<ApplicationForm>) => void
}

/** Which resume goes along: the one of the profile, or another. */
export function ResumeField({ form, error, onFile, onChange }: Props) {
  const uploads = form.resumeFrom === 'upload'
  const { hovering, target } = useFileTarget((resumeFile) => onChange({ resumeFrom: 'upload', resumeFile }))
  return (
    <div className="space-y-3">
      {onFile && (
        <RadioCells
          label="Which resume"
          name="resume-from"
          options={[
            { value: 'profile', label: 'From my profile' },
            { value: 'upload', label: 'Another file' },
          ]}
          value={form.resumeFrom}
          onChange={(resumeFrom) => onChange({ resumeFrom })}
        />
      )}
      <Suspense>
        <OtherResumes
          file={uploads ? form.resumeFile : null}
          onFile={(resumeFile) => onChange({ resumeFrom: 'upload', resumeFile })}
        />
      </Suspense>
      {uploads ? (
        <DocumentField
          name="resumeFile"
          file={form.resumeFile}
          error={error}
          isMandatory
          onFile={(resumeFile) => onChange({ resumeFile })}
        />
      ) : (
        <div {...target}>
          <p className="truncate text-13 text-ink-soft" title={onFile}>
            {hovering ? 'Let go to use another file' : onFile}
          </p>
          <FieldError>{error}</FieldError>
        </div>
      )}
    </div>
  )
}
