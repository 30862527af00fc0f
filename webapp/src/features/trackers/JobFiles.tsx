import { Paperclip, X } from 'lucide-react'

import { useAddTrackedFileMutation, useRemoveTrackedFileMutation, useTrackedDocumentsQuery } from '@/api/trackedJobs'
import { FilePicker } from '@/components/FilePicker'
import { FormNotice } from '@/components/FormNotice'
import { IconButton } from '@/components/IconButton'
import { messageOf } from '@/rules/errors'
import { useDocuments } from '@/lib/useDocuments'

const FORMATS = ['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png', 'gif']
const KB = 1024

/** What a person keeps with a tracked job: what was sent, an offer, a brief. */
export function JobFiles({ jobId }: { jobId: number }) {
  const { data } = useTrackedDocumentsQuery(jobId)
  const [add, adding] = useAddTrackedFileMutation()
  const [remove, removing] = useRemoveTrackedFileMutation()
  const { download } = useDocuments()
  const error = adding.error ?? removing.error
  return (
    <section aria-label="Files" className="mb-5 text-13">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="font-label">Files</h3>
        {data?.files.map(({ key, name, size, public_name: publicName }) => (
          <span key={key} className="flex max-w-full items-center rounded-control border border-line">
            <button
              type="button"
              aria-label={`Download ${name}`}
              className="flex min-h-8 min-w-0 items-center gap-2 pl-2 text-12"
              onClick={() => void download(key, name)}
            >
              <span dir="auto" className="min-w-0 truncate font-label">
                {name}
              </span>
              <span className="shrink-0 text-ink-soft">{`${Math.ceil(size / KB).toLocaleString()} KB`}</span>
            </button>
            <IconButton aria-label={`Remove ${name}`} onClick={() => void remove({ id: jobId, publicName })}>
              <X />
            </IconButton>
          </span>
        ))}
        <FilePicker
          formats={FORMATS}
          label="File to keep with this job"
          icon={<Paperclip aria-hidden />}
          disabled={adding.isLoading}
          onFile={(file) => void add({ id: jobId, file })}
        >
          {adding.isLoading ? 'Adding...' : 'Add a file'}
        </FilePicker>
      </div>
      <FormNotice>
        {error && !adding.isLoading ? (messageOf(error) ?? 'The server cannot be reached. Please try again.') : null}
      </FormNotice>
    </section>
  )
}
