import type { TrackedApplication } from '@/api/applications'
import { DocumentChip } from '@/components/DocumentChip'
import type { ShownDocument } from '@/components/DocumentViewer'
import { documentsKept, documentState, fileName } from '@/rules/tracker'

type Props = {
  application: TrackedApplication
  onView: (preview: ShownDocument) => void
  onDownload: (preview: ShownDocument) => void
}

const link =
  'min-h-6 rounded-badge font-label text-brand hover:text-brand-strong hover:underline underline-offset-2 disabled:text-ink-faint'

/** The documents that went along; the resume can be viewed and downloaded again. */
export function Documents({ application, onView, onDownload }: Props) {
  const resume = application.resume_submitted
  const preview: ShownDocument = {
    key: resume,
    title: 'Resume',
    name: fileName('Resume', application.job_company, resume),
  }
  const hasLegacy = documentsKept.some(({ field }) => documentState(application[field]) === 'legacy')
  return (
    <div>
      <ul aria-label="Documents" className="flex flex-wrap gap-1.5">
        {documentsKept.map(({ field, label }) => (
          <li key={field} className="flex max-w-full">
            <DocumentChip label={label} state={documentState(application[field])} />
          </li>
        ))}
      </ul>
      {documentState(resume) === 'submitted' && (
        <p className="mt-0.5 flex flex-wrap items-center gap-1 text-12">
          <button
            type="button"
            className={link}
            aria-label={`View resume sent to ${application.job_company}`}
            onClick={() => onView(preview)}
          >
            View
          </button>
          <span aria-hidden className="text-ink-faint">
            ·
          </span>
          <button
            type="button"
            className={link}
            aria-label={`Download resume sent to ${application.job_company}`}
            onClick={() => onDownload(preview)}
          >
            Download
          </button>
        </p>
      )}
      {hasLegacy && <p className="mt-1 text-12 text-ink-soft">No file is kept for legacy documents</p>}
    </div>
  )
}
