import { useEffect, useState } from 'react'

import { useGenerateLetterMutation } from '@/api/coverLetters'
import { useLazyTrackedJobTextQuery, type TrackedJob } from '@/api/trackedJobs'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { Field } from '@/components/Field'
import { FormNotice } from '@/components/FormNotice'
import { Spinner } from '@/components/Spinner'
import { TextArea } from '@/components/TextArea'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'

/** A letter for a job from anywhere, written from the stored profile and resume. */
export function LetterDialog({ job, onClose }: { job: TrackedJob; onClose: () => void }) {
  const [load] = useLazyTrackedJobTextQuery()
  const [write] = useGenerateLetterMutation()
  const [letter, setLetter] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    let isOver = false
    const run = async () => {
      const advert = await load(job.id)
      if (isOver) return
      if (!advert.data) return setProblem(messageOf(advert.error) ?? 'The advert could not be loaded.')
      const { data, error } = await write({
        job_title: job.title,
        company: job.company,
        job_description: advert.data.text,
      })
      if (isOver) return
      if (data?.cover_letter) setLetter(data.cover_letter)
      else setProblem(data?.message ?? messageOf(error) ?? 'The letter could not be written. Please try again.')
    }
    void run()
    return () => {
      isOver = true
    }
  }, [job, load, write])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(letter ?? '')
      notify('Copied', { text: 'The letter is on your clipboard.', tone: 'good' })
    } catch {
      notify('Your browser did not allow copying.', { tone: 'bad' })
    }
  }
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title="A letter"
      lead={`${job.title}, ${job.company}`}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" disabled={!letter} onClick={() => void copy()}>
            Copy the letter
          </Button>
        </>
      }
    >
      {letter === null && !problem && <Spinner label="Writing the letter..." />}
      <FormNotice>{problem}</FormNotice>
      {letter !== null && (
        <Field label="Letter" hint="Read it before you send it">
          <TextArea rows={16} value={letter} onChange={(event) => setLetter(event.target.value)} />
        </Field>
      )}
    </Dialog>
  )
}
