import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'

import { useApplicationQuery } from '@/api/applications'
import { useCheckAdvertMutation, type AdvertOf } from '@/api/trackedJobs'
import { useProfileResume } from '@/api/useProfileResume'
import { Button } from '@/components/Button'
import { FormNotice } from '@/components/FormNotice'
import { Spinner } from '@/components/Spinner'
import { AdvertScore, type ScoredResume } from '@/features/trackers/AdvertScore'
import { matchStorage } from '@/lib/kept/matchStorage'
import { useSession } from '@/lib/session/useSession'
import { useDocuments } from '@/lib/useDocuments'
import { messageOf } from '@/rules/errors'
import { wholeAdvert } from '@/rules/adverts'
import { plainText } from '@/rules/jobText'
import { documentState, fileName } from '@/rules/tracker'
import '@/features/trackers/board.css'

const SIGNS = { same: ' ', added: '+', removed: '-' }
const WORDS = { same: '', added: 'New: ', removed: 'Gone: ' }

type Props = AdvertOf & {
  job: { title: string; company: string; location: string }
  applicationId: number | null
  onTake?: (text: string) => void
}

/** Reads the advert again, and shows how its lines have changed. */
export function AdvertCheck({ job, applicationId, onTake, ...of }: Props) {
  const { user } = useSession()
  const resume = useScoredResume(applicationId)
  const [isScored, setScored] = useState(false)
  const [check, { data, error, isLoading }] = useCheckAdvertMutation()
  const navigate = useNavigate()
  const start = useEffectEvent(() => void check(of))
  useEffect(() => start(), [])

  const whole = (text: string) => wholeAdvert({ ...job, description: plainText(text) })
  const match = () => {
    if (!user || !data) return
    matchStorage(String(user.id)).keep('jobDescription', whole(data.text))
    void navigate('/user/atsMainContent')
  }
  return (
    <section aria-label="The advert now" className="mb-5">
      {isLoading && <Spinner label="Reading the advert..." />}
      {error && <FormNotice>{messageOf(error) ?? 'The advert could not be read. Please try again.'}</FormNotice>}
      {data && !data.is_changed && <p className="text-13 text-ink-soft">The advert has not changed.</p>}
      {data?.is_changed && (
        <>
          <p className="mb-2 text-13 font-label">
            {applicationId !== null ? 'What has changed since you applied' : 'What has changed'}
          </p>
          {isScored && resume && (
            <AdvertScore before={data.before.trim() && whole(data.before)} after={whole(data.text)} resume={resume} />
          )}
          <div className="my-2 flex flex-wrap gap-2">
            {resume && !isScored && (
              <Button size="small" onClick={() => setScored(true)}>
                Score the new advert
              </Button>
            )}
            <Button size="small" onClick={match}>
              Open in Resume Match
            </Button>
            {onTake && (
              <Button size="small" onClick={() => onTake(plainText(data.text))}>
                Use the new text
              </Button>
            )}
          </div>
          <ol className="board-diff text-13" tabIndex={0}>
            {data.lines.map(({ change, text }, at) => (
              <li key={at} data-change={change}>
                <span aria-hidden>{SIGNS[change as keyof typeof SIGNS]}</span>
                <span>
                  <span className="sr-only">{WORDS[change as keyof typeof WORDS]}</span>
                  {plainText(text)}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

/** The resume that went with the application; without one, that of the profile. */
function useScoredResume(applicationId: number | null): ScoredResume | null {
  const application = useApplicationQuery(applicationId ?? skipToken).data?.application
  const profile = useProfileResume()
  const { preview } = useDocuments()
  const key = application?.resume_submitted ?? ''
  if (application && documentState(key) === 'submitted')
    return {
      whose: 'The resume that you sent',
      fetch: async () => {
        const { file } = await preview(key, new AbortController().signal)
        return file && new File([file], fileName('Resume', application.job_company, key), { type: file.type })
      },
    }
  return profile && { whose: 'The resume in your profile', fetch: async () => (await profile.fetch()).file }
}
