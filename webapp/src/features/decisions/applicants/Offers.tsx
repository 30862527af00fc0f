import { HandCoins } from 'lucide-react'
import { useState } from 'react'

import type { Applicant } from '@/api/decisions'
import { useMakeOfferMutation, useOffersQuery, useWithdrawOfferMutation, type Offer } from '@/api/offers'
import { LONGEST_OFFER_LINE, LONGEST_OFFER_NOTE } from '@/api/server.gen'
import { AttachFiles } from '@/components/AttachFiles'
import { Button } from '@/components/Button'
import { Field } from '@/components/Field'
import { FormDialog } from '@/components/FormDialog'
import { FormNotice } from '@/components/FormNotice'
import { OfferCard } from '@/components/OfferCard'
import { TextArea } from '@/components/TextArea'
import { TextInput } from '@/components/TextInput'
import { useKeptFields } from '@/lib/kept/useKeptFields'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'

type Props = { application: Applicant; jobTitle: string }

/** The offers to an applicant who is selected: to make, see, and withdraw. */
export function Offers({ application, jobTitle }: Props) {
  const { data } = useOffersQuery(application.id)
  const [withdraw, { isLoading }] = useWithdrawOfferMutation()
  const [isMaking, setMaking] = useState(false)
  const isSelected = application.status === 'Selected'
  if (!data || (!isSelected && data.offers.length === 0)) return null
  const standing = data.offers.find(({ state }) => state === 'open')
  const isAccepted = data.offers.some(({ state }) => state === 'accepted')
  const takeBack = async ({ id: offerId }: Offer) => {
    const { error } = await withdraw({ id: application.id, offerId })
    if (error) notify('The offer was not withdrawn', { tone: 'bad', text: messageOf(error) })
  }
  return (
    <section aria-label="Offer" className="mt-5 border-t border-line pt-4">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-15">Offer</h3>
        {isSelected && !isAccepted && (
          <Button size="row" icon={<HandCoins aria-hidden />} onClick={() => setMaking(true)}>
            {standing ? 'Make another offer' : 'Make an offer'}
          </Button>
        )}
      </div>
      <ol className="space-y-2">
        {data.offers.toReversed().map((offer) => (
          <li key={offer.id}>
            <OfferCard offer={offer}>
              {offer.state === 'open' && (
                <Button
                  size="row"
                  className="mt-2"
                  busy={isLoading ? 'Withdrawing' : undefined}
                  onClick={() => void takeBack(offer)}
                >
                  Withdraw
                </Button>
              )}
            </OfferCard>
          </li>
        ))}
      </ol>
      {isMaking && (
        <MakeOffer
          application={application}
          title={standing?.title ?? jobTitle}
          pay={standing?.pay ?? ''}
          isAnother={standing !== undefined}
          onClose={() => setMaking(false)}
        />
      )}
    </section>
  )
}

const WEEK = 7 * 24 * 3600 * 1000

type Making = { application: Applicant; title: string; pay: string; isAnother: boolean; onClose: () => void }

function MakeOffer({ application, isAnother, onClose, ...first }: Making) {
  const [inAWeek] = useState(() => new Date(Date.now() + WEEK).toISOString().slice(0, 10))
  const empty = { ...first, start: '', last: inAWeek, note: '' }
  const { fields, change, forget } = useKeptFields('offer', String(application.id), empty)
  const { title, pay, start, last, note } = fields
  const [letters, setLetters] = useState<readonly File[]>([])
  const [make, { isLoading, error }] = useMakeOfferMutation()
  const send = async () => {
    const days = { answer_by: last, starts_on: start || null }
    const { data } = await make({ id: application.id, title, pay, note, letter: letters[0], ...days })
    if (!data) return
    forget()
    notify('The offer is on its way.', { tone: 'good', text: `${application.full_name} gets an email.` })
    onClose()
  }
  return (
    <FormDialog
      title={`An offer to ${application.full_name}`}
      lead={
        isAnother
          ? 'It replaces the open offer.'
          : 'The applicant gets an email and answers in the Application Tracker.'
      }
      action="Send the offer"
      busy="Sending..."
      isBusy={isLoading}
      isIncomplete={!title.trim() || !pay.trim() || !last}
      onSubmit={send}
      onClose={onClose}
    >
      <div className="space-y-4">
        <Field label="Position">
          <TextInput
            dir="auto"
            maxLength={LONGEST_OFFER_LINE}
            value={title}
            onChange={({ target }) => change({ title: target.value })}
          />
        </Field>
        <Field label="Pay">
          <TextInput
            dir="auto"
            maxLength={LONGEST_OFFER_LINE}
            placeholder="EUR 62,000 a year"
            value={pay}
            onChange={({ target }) => change({ pay: target.value })}
          />
        </Field>
        <Field label="Answer by">
          <TextInput type="date" value={last} onChange={({ target }) => change({ last: target.value })} />
        </Field>
        <Field label="First day" hint="Optional">
          <TextInput type="date" value={start} onChange={({ target }) => change({ start: target.value })} />
        </Field>
        <Field label="Note" hint="Optional">
          <TextArea
            dir="auto"
            rows={4}
            maxLength={LONGEST_OFFER_NOTE}
            value={note}
            onChange={({ target }) => change({ note: target.value })}
          />
        </Field>
        <div className="flex flex-wrap items-center gap-2">
          <AttachFiles
            files={letters}
            onChange={setLetters}
            formats={['pdf']}
            most={1}
            label="Attach the offer letter (PDF)"
          />
        </div>
        <FormNotice>{error && (messageOf(error) ?? 'The offer was not sent. Please try again.')}</FormNotice>
      </div>
    </FormDialog>
  )
}
