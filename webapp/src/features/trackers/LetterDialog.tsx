import { useEffect, useState } from 'react'

import { useGenerateLetterMutation } from '@/api/coverLetters'
import type { LetterAnswer } from '@/api/types'
import {
  useKeepLetterVersionMutation,
  useLazyTrackedJobTextQuery,
  useTrackedDocumentsQuery,
  type TrackedJob,
} from '@/api/trackedJobs'
import { Button, ButtonLink } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { EmptyState } from '@/components/EmptyState'
import { Field } from '@/components/Field'
import { FormNotice } from '@/components/FormNotice'
import { Spinner } from '@/components/Spinner'
import { JobBlocks } from '@/components/JobBlocks'
import { TextArea } from '@/components/TextArea'
import { LetterVersions } from '@/features/trackers/LetterVersions'
import { useKeptFields } from '@/lib/kept/useKeptFields'
import { WIDE } from '@/lib/layout'
import { notify } from '@/lib/notify'
import { useMedia } from '@/lib/useMedia'
import { messageOf } from '@/rules/errors'

/** Where a new letter is from, where that needs saying: a resume in the profile is what everybody expects. */
const BASES: Partial<Record<LetterAnswer['based_on'], string>> = {
  career: 'Written from your career, because your profile has no resume yet.',
  profile:
    'Written from the skills and roles of your profile. Add a resume to your career, and it can say what you did.',
}

const UNSIGNED = /(?:sincerely|regards|faithfully|truly|respectfully|best|yours|wishes|thanks|thank you),\s*$/i

/** A letter for a job from anywhere, next to its advert: the newest version, or else one written from the resume in the
    profile or from the career. */
export function LetterDialog({ job, onClose }: { job: TrackedJob; onClose: () => void }) {
  const isWide = useMedia(WIDE)
  const [load] = useLazyTrackedJobTextQuery()
  const [write] = useGenerateLetterMutation()
  const [proposal, setProposal] = useState<string | null>(null)
  const edited = useKeptFields('tracker-letter', String(job.id), { letter: proposal ?? '' })
  const hasDraft = edited.isChanged()
  const letter = hasDraft ? edited.fields.letter : proposal
  const [problem, setProblem] = useState<string | null>(null)
  const [basis, setBasis] = useState<LetterAnswer['based_on'] | null>(null)
  const [advertText, setAdvertText] = useState('')
  const [isAnew, setAnew] = useState(false)
  const [earlier, setEarlier] = useState('')
  const { data: documents, isFetching, isError } = useTrackedDocumentsQuery(job.id, { refetchOnMountOrArgChange: true })
  const [keep, keeping] = useKeepLetterVersionMutation()
  const isReady = !isFetching || isError
  const newest = documents?.letters[0]?.text

  useEffect(() => {
    if (!isReady || proposal !== null) return
    let isOver = false
    const run = async () => {
      const advert = await load(job.id, true)
      if (isOver) return
      setAdvertText(advert.data?.text ?? '')
      if (newest && !isAnew) return setProposal(newest)
      if (hasDraft) return setProposal('')
      if (!advert.data) return setProblem(messageOf(advert.error) ?? 'The advert could not be loaded.')
      const { data, error } = await write({
        job_title: job.title,
        company: job.company,
        job_description: advert.data.text,
      })
      if (isOver) return
      setBasis(data?.based_on ?? null)
      if (data?.based_on === 'nothing') {
        if (!earlier) return
        notify('There is nothing to write it from yet.', {
          text: 'Your letter stays as it is. Add a resume to your career first.',
        })
        return setProposal(earlier)
      }
      if (data?.cover_letter) setProposal(data.cover_letter)
      else {
        if (earlier) setProposal(earlier)
        setProblem(data?.message ?? messageOf(error) ?? 'The letter could not be written. Please try again.')
      }
    }
    void run()
    return () => {
      isOver = true
    }
  }, [earlier, hasDraft, isAnew, isReady, job, load, newest, write, proposal])

  const save = async () => {
    const { error } = await keep({ id: job.id, text: letter ?? '' })
    if (error)
      return notify('The version was not saved', { text: messageOf(error) ?? 'Please try again.', tone: 'bad' })
    setProposal(letter)
    if (hasDraft) setBasis(null) // it says something else now
    edited.discard()
    notify('Version saved', { text: 'It stays with this job.', tone: 'good' })
  }

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
      wide={isWide ? 'broad' : true}
      onOpenChange={onClose}
      title="A letter"
      lead={`${job.title}, ${job.company}`}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button
            disabled={!letter}
            onClick={() => {
              setAnew(true)
              setEarlier(letter ?? '')
              setBasis(null)
              edited.discard()
              setProposal(null)
              setProblem(null)
            }}
          >
            Write it again
          </Button>
          <Button
            disabled={!letter?.trim() || letter.trim() === newest}
            busy={keeping.isLoading ? 'Saving...' : ''}
            onClick={() => void save()}
          >
            Save this version
          </Button>
          <Button variant="primary" disabled={!letter} onClick={() => void copy()}>
            Copy the letter
          </Button>
        </>
      }
    >
      {letter === null && !problem && basis !== 'nothing' && <Spinner label="Writing the letter..." />}
      {letter === null && basis === 'nothing' && (
        <EmptyState
          title="Your work is not known yet"
          text="A letter says what you have done. Add a resume to your career once, and letters to all jobs are written from it."
          action={
            <>
              <ButtonLink to="/user/career" variant="primary">
                Add a resume
              </ButtonLink>
              <Button onClick={() => setProposal('')}>Write it myself</Button>
            </>
          }
        />
      )}
      <FormNotice>{problem}</FormNotice>
      {letter !== null && (
        <div className="grid grid-cols-1 gap-4 desk:grid-cols-2">
          <div className="min-w-0">
            <Field label="Letter" hint="Read it before you send it">
              <TextArea
                rows={16}
                dir="auto"
                maxLength={10_000}
                value={letter}
                onChange={(event) => edited.change({ letter: event.target.value })}
              />
            </Field>
            {basis && BASES[basis] && letter === proposal && (
              <p className="mt-1 text-12 text-ink-soft">{BASES[basis]}</p>
            )}
            {basis && UNSIGNED.test(letter) && (
              <p className="mt-1 text-12 text-medium">
                Your name is missing at the end. Add it to your career, and letters are signed with it.
              </p>
            )}
            <LetterVersions jobId={job.id} text={letter} onUse={(text) => edited.change({ letter: text })} />
          </div>
          <section aria-label="The advert" className="min-w-0 text-13">
            <h3 className="font-label">The advert</h3>
            <div tabIndex={0} className="mt-1 max-h-[60dvh] overflow-y-auto">
              <JobBlocks text={advertText} />
            </div>
          </section>
        </div>
      )}
    </Dialog>
  )
}
