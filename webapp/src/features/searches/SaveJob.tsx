import { Bookmark, BookmarkCheck } from 'lucide-react'

import { useSaveListedJobMutation } from '@/api/trackedJobs'
import { IconButton } from '@/components/IconButton'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'

/** Puts the job on the tracker's board. */
export function SaveJob({ id }: { id: string }) {
  const [save, { isLoading, isSuccess }] = useSaveListedJobMutation()
  const submit = async () => {
    const { data, error } = await save({ job: id })
    if (data) notify(data.is_new ? 'Saved to your tracker' : 'Already in your tracker', { tone: 'good' })
    else notify('The job was not saved', { tone: 'bad', text: messageOf(error) ?? 'Please try again.' })
  }
  return (
    <IconButton
      aria-label={isSuccess ? 'In your tracker' : 'Save to your tracker'}
      disabled={isLoading || isSuccess}
      onClick={() => void submit()}
    >
      {isSuccess ? <BookmarkCheck className="text-good" /> : <Bookmark />}
    </IconButton>
  )
}
