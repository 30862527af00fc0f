import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'

import { useCheckAdvertMutation, type AdvertOf } from '@/api/trackedJobs'
import { Button } from '@/components/Button'
import { FormNotice } from '@/components/FormNotice'
import { Spinner } from '@/components/Spinner'
import { matchStorage } from '@/lib/kept/matchStorage'
import { useSession } from '@/lib/session/useSession'
import { messageOf } from '@/rules/errors'
import { wholeAdvert } from '@/rules/adverts'
import { plainText } from '@/rules/jobText'

const SIGNS = { same: ' ', added: '+', removed: '-' }
const WORDS = { same: '', added: 'New: ', removed: 'Gone: ' }

type Props = AdvertOf & {
  job: { title: string; company: string; location: string }
  isApplied: boolean
  onTake?: (text: string) => void
}

/** Reads the advert again, and shows how its lines have changed. */
export function AdvertCheck({ job, isApplied, onTake, ...of }: Props) {
  const { user } = useSession()
  const [check, { data, error, isLoading }] = useCheckAdvertMutation()
  const navigate = useNavigate()
  const start = useEffectEvent(() => void check(of))
  useEffect(() => start(), [])

  const match = () => {
    if (!user || !data) return
    matchStorage(String(user.id)).keep('jobDescription', wholeAdvert({ ...job, description: plainText(data.text) }))
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
            {isApplied ? 'What has changed since you applied' : 'What has changed'}
          </p>
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
          <div className="mt-2 flex flex-wrap gap-2">
            <Button size="small" onClick={match}>
              Score the new advert
            </Button>
            {onTake && (
              <Button size="small" onClick={() => onTake(plainText(data.text))}>
                Use the new text
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  )
}
