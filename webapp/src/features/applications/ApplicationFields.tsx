import type { ReactNode } from 'react'

import { FormLine } from '@/components/FormLine'
import { DocumentField } from '@/features/applications/DocumentField'
import { ResumeField } from '@/features/applications/ResumeField'
import { useFileDrop } from '@/lib/useFileDrop'
import { documents, type ApplicationErrors, type ApplicationForm } from '@/rules/applicationForm'

type Props = {
  form: ApplicationForm
  errors: ApplicationErrors
  mandatory: readonly string[]
  resumeOnFile: string
  /** Where the letter is written. */
  letter: ReactNode
  onChange: (part: Partial<ApplicationForm>) => void
}

const OPTIONAL = ['drivingLicenseFile', 'visaDocumentFile'] as const

const leftAlone = () => {}

/** Who is applying, with which letter and documents. */
export function ApplicationFields({ form, errors, mandatory, resumeOnFile, letter, onChange }: Props) {
  // A file that is dropped outside of the fields is ignored: nobody knows which document it is. Without this, the browser
  // would leave the page for it.
  useFileDrop(leftAlone)
  const document = (name: (typeof OPTIONAL)[number]) => (
    <DocumentField
      key={name}
      name={name}
      file={form[name]}
      error={errors[name]}
      isMandatory={mandatory.includes(documents[name].label)}
      onFile={(file) => onChange({ [name]: file })}
    />
  )
  const line = { draft: form, errors, onChange }
  const required = OPTIONAL.filter((name) => mandatory.includes(documents[name].label))
  const others = OPTIONAL.filter((name) => !required.includes(name))
  return (
    <div className="space-y-5">
      <div className="grid grid-cols-1 gap-4 tablet:grid-cols-2">
        <FormLine {...line} name="fullName" label="Full name" autoComplete="name" className="tablet:col-span-2" />
        <FormLine {...line} name="email" label="Email" type="email" autoComplete="email" />
        <FormLine {...line} name="phoneNumber" label="Phone number" type="tel" autoComplete="tel" />
      </div>
      {letter}
      <div className="space-y-4">
        <ResumeField form={form} error={errors.resumeFile} onFile={resumeOnFile} onChange={onChange} />
        {required.length > 0 && (
          <div className="grid grid-cols-1 gap-4 tablet:grid-cols-2">{required.map(document)}</div>
        )}
        {others.length > 0 && (
          <details open={others.some((name) => form[name] || errors[name]) || undefined} className="text-13">
            <summary className="font-label text-ink-soft">
              {others.length === OPTIONAL.length ? 'Add a license or a visa document' : 'Add another document'}
            </summary>
            <div className="mt-3 grid grid-cols-1 gap-4 tablet:grid-cols-2">{others.map(document)}</div>
          </details>
        )}
        <p className="text-12 text-ink-soft">
          The resume is attached to the email. License and visa stay here: the recruiter sees them after logging in.
        </p>
      </div>
    </div>
  )
}
