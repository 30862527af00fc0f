import { useEffect, useRef, useState } from 'react'

import { Button } from '@/components/Button'
import { JobText } from '@/components/JobText'

type Props = { job: string; onDone: (job: string) => void; onCancel: () => void }

/** The job text again, to change it and ask again. Until then the result stands for the text it was made of. */
export function JobEditor({ job, onDone, onCancel }: Props) {
  const [text, setText] = useState(job)
  const field = useRef<HTMLTextAreaElement>(null)
  // It was opened by a press: the cursor goes where one wants to type.
  useEffect(() => field.current?.focus(), [])
  const [error, setError] = useState<string>()
  const done = () => {
    if (text.trim() === '') return setError('Paste the text of the job here.')
    onDone(text)
  }
  return (
    <>
      <JobText ref={field} rows={10} value={text} error={error} onChange={setText} />
      <div className="mt-3 flex gap-2">
        <Button variant="primary" onClick={done}>
          Analyse again
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </>
  )
}
