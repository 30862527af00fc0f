import { Download, MailQuestion, PenLine, Send, Tag, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'

import { poolFile, useAskForConsentMutation, type PoolPerson } from '@/api/talentPool'
import { Button, ButtonLink } from '@/components/Button'
import { InviteDialog, leftOut, WriteDialog } from '@/features/talentPool/Contacting'
import { RemoveDialog, TagPeopleDialog } from '@/features/talentPool/PersonDialogs'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'
import { counted } from '@/rules/figures'
import { mayBeWrittenTo } from '@/rules/poolConsent'

type Props = {
  people: PoolPerson[]
  search: string
  onTag: (person: PoolPerson) => void
  onClear: () => void
  /** How many there are. */
  children: ReactNode
}

/** How many people there are, or what can be done with those who are chosen. */
export function ChosenBar({ people, search, onTag, onClear, children }: Props) {
  const [ask, { isLoading }] = useAskForConsentMutation()
  const [open, setOpen] = useState<'invite' | 'write' | 'tag' | 'remove' | null>(null)
  const ready = people.filter((person) => mayBeWrittenTo(person))
  const added = people.filter(({ kept_until: until }) => until)
  const [first] = ready
  const close = () => setOpen(null)

  async function askAll() {
    const { data, error } = await ask({ keys: people.map(({ key }) => key) })
    if (!data)
      return notify('Nobody was asked', {
        tone: 'bad',
        text: messageOf(error) ?? 'That did not work. Please try again.',
      })
    notify(`${counted(data.written, 'person', 'people')} asked.`, { tone: 'good', text: leftOut(data.left_out) })
    onClear()
  }

  if (people.length === 0)
    return (
      <div className="pool-bar-of-all">
        <span role="status" className="flex flex-1 flex-wrap items-center justify-between gap-3">
          {children}
        </span>
        {(['csv', 'json'] as const).map((format) => (
          <ButtonLink
            key={format}
            size="row"
            to={poolFile(format, search)}
            reloadDocument
            download
            icon={<Download aria-hidden />}
          >
            {format.toUpperCase()}
          </ButtonLink>
        ))}
      </div>
    )
  return (
    <div role="group" aria-label="Chosen people" className="pool-bulk">
      <strong className="text-13 font-label" role="status">
        {people.length} chosen
      </strong>
      {people.length === 1 && (
        <Button size="row" icon={<PenLine aria-hidden />} disabled={!first} onClick={() => setOpen('write')}>
          Write
        </Button>
      )}
      <Button size="row" icon={<Send aria-hidden />} disabled={!first} onClick={() => setOpen('invite')}>
        Invite to apply
      </Button>
      <Button
        size="row"
        icon={<Tag aria-hidden />}
        onClick={() => (people.length === 1 ? onTag(people[0]!) : setOpen('tag'))}
      >
        Tag
      </Button>
      <Button size="row" icon={<MailQuestion aria-hidden />} disabled={isLoading} onClick={() => void askAll()}>
        Ask for consent
      </Button>
      <ButtonLink
        size="row"
        to={poolFile(
          'csv',
          '',
          people.map(({ key }) => key),
        )}
        reloadDocument
        download
        icon={<Download aria-hidden />}
      >
        Export
      </ButtonLink>
      {added.length > 0 && (
        <Button size="row" variant="danger" icon={<Trash2 aria-hidden />} onClick={() => setOpen('remove')}>
          Delete
        </Button>
      )}
      <Button size="row" onClick={onClear}>
        Clear
      </Button>
      {!first && <span className="text-12 text-ink-soft">Until they agree, you can only ask them for consent.</span>}
      {open === 'invite' && <InviteDialog people={people} ready={ready} onClose={close} onDone={onClear} />}
      {open === 'write' && first && <WriteDialog person={first} onClose={close} onDone={onClear} />}
      {open === 'tag' && <TagPeopleDialog people={people} onClose={close} />}
      {open === 'remove' && <RemoveDialog people={added} onClose={close} onDone={onClear} />}
    </div>
  )
}
