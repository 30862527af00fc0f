import { useState } from 'react'

import { useAnswerOfferMutation, useOffersQuery, type Offer } from '@/api/offers'
import { LONGEST_OFFER_ANSWER } from '@/api/server.gen'
import { Button } from '@/components/Button'
import { Field } from '@/components/Field'
import { OfferCard } from '@/components/OfferCard'
import { TextArea } from '@/components/TextArea'
import { useKeptText } from '@/lib/kept/useKeptText'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'

/** The offers that the person got, and the answer to the open one. */
export function Offers({ applicationId }: { applicationId: number }) {
  const { data } = useOffersQuery(applicationId)
  if (!data?.offers.length) return null
  return (
    <section>
      <h3 className="mb-2 text-15">Your offer</h3>
      <ol className="space-y-2">
        {data.offers.toReversed().map((offer) => (
          <li key={offer.id}>
            <OfferCard offer={offer}>
              {offer.state === 'open' && <Answer applicationId={applicationId} offer={offer} />}
            </OfferCard>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Asks once more before an answer, which is final. */
function Answer({ applicationId, offer }: { applicationId: number; offer: Offer }) {
  const [accepts, setAccepts] = useState<boolean | null>(null)
  const { text: words, setText: setWords, forget } = useKeptText('offer-answer', String(offer.id))
  const [answer, { isLoading }] = useAnswerOfferMutation()
  const send = async () => {
    const { error } = await answer({ id: applicationId, offerId: offer.id, accepts: accepts === true, words })
    if (error) notify('Your answer was not sent', { tone: 'bad', text: messageOf(error) ?? 'Please try again.' })
    else {
      forget()
      notify(accepts ? 'You accepted the offer.' : 'You declined the offer.', {
        tone: 'good',
        text: 'The recruiter gets an email.',
      })
    }
  }
  if (accepts === null)
    return (
      <p className="mt-3 flex gap-2">
        <Button size="small" variant="primary" onClick={() => setAccepts(true)}>
          Accept
        </Button>
        <Button size="small" onClick={() => setAccepts(false)}>
          Decline
        </Button>
      </p>
    )
  return (
    <div role="group" aria-label={accepts ? 'Accept the offer' : 'Decline the offer'} className="mt-3 space-y-3">
      <Field label="A word to the company" hint="Optional">
        <TextArea
          dir="auto"
          rows={3}
          maxLength={LONGEST_OFFER_ANSWER}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </Field>
      <p className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => setAccepts(null)}>
          Back
        </Button>
        <Button
          size="small"
          variant={accepts ? 'primary' : 'solid-danger'}
          busy={isLoading ? 'Sending...' : undefined}
          onClick={() => void send()}
        >
          {accepts ? 'Accept for good' : 'Decline for good'}
        </Button>
      </p>
    </div>
  )
}
