import '@/features/profiles/readChoice.css'

import type { ReadContacts } from '@/api/careers'
import { Button } from '@/components/Button'
import { otherContacts, type ContactName, type ProfileDraft } from '@/rules/profile'

type Props = {
  field: ContactName
  contacts: ReadContacts
  draft: ProfileDraft
  onKeep: (field: ContactName) => void
  onUse: (part: Partial<ProfileDraft>) => void
}

/** What an imported file says about a field that says something else, or nothing: the person decides. */
export function ReadChoice({ field, contacts, draft, onKeep, onUse }: Props) {
  const otherContact = otherContacts(contacts, draft).find((contact) => contact.field === field)
  if (!otherContact) return null
  const code = field === 'phone_number' && contacts.country_code ? { country_code: contacts.country_code } : {}
  return (
    <div className="read-choice text-12">
      <p className="text-thread-ink wrap-anywhere">{`The file says ${otherContact.shown}.`}</p>
      <Button variant="quiet" size="row" onClick={() => onKeep(field)}>
        {draft[field] ? `Keep ${draft[field]}` : 'Leave it empty'}
      </Button>
      <Button variant="quiet" size="row" onClick={() => onUse({ [field]: contacts[field], ...code })}>
        {`Use ${otherContact.shown}`}
      </Button>
    </div>
  )
}
