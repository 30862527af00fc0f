import '@/features/talentPool/duplicates.css'
import { Merge, Undo2, Users } from 'lucide-react'

import {
  useDifferPoolPeopleMutation,
  useMergePoolPeopleMutation,
  usePoolDuplicatesQuery,
  useUndoPoolMergeMutation,
  type PoolDuplicate,
  type PoolMerge,
  type PoolPerson,
} from '@/api/talentPool'
import { Button } from '@/components/Button'
import { FormNotice } from '@/components/FormNotice'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'
import { counted } from '@/rules/figures'
import { shortDay } from '@/rules/poolConsent'

const FAILED = 'That did not work. Please try again.'
const LIKENESSES = { email: 'email address', phone: 'phone number', document: 'resume' }

/** Entries that look like one person, one pair after the other, and the merges that can still be undone. */
export function Duplicates() {
  const { data } = usePoolDuplicatesQuery(undefined, { refetchOnMountOrArgChange: true })
  const [pair] = data?.pairs ?? []
  return (
    <>
      {pair && <Pair key={pair.first.key + pair.second.key} pair={pair} total={data?.total ?? 1} />}
      {data && data.merges.length > 0 && <Merges merges={data.merges} />}
    </>
  )
}

function Pair({ pair, total }: { pair: PoolDuplicate; total: number }) {
  const [merge, merging] = useMergePoolPeopleMutation()
  const [differ, differing] = useDifferPoolPeopleMutation()
  const keys = { one: pair.first.key, other: pair.second.key }
  const isBusy = merging.isLoading || differing.isLoading
  const error = merging.error ?? differing.error

  async function makeOne() {
    const { data } = await merge(keys)
    if (data)
      notify(`${pair.first.name} is one person now.`, { tone: 'good', text: 'You can undo this for 30 days, below.' })
  }

  return (
    <section aria-labelledby="possible-duplicates" className="pool-pair">
      <div className="pool-pair-head">
        <Users aria-hidden />
        <div className="min-w-0 flex-1">
          <h2 id="possible-duplicates" className="text-13 font-strong">
            Possible duplicates{total > 1 && ` (${total})`}
          </h2>
          <p className="text-13 text-ink-soft">Two entries have the same {sameness(pair)}.</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="row" disabled={isBusy} onClick={() => void differ(keys)}>
            Not the same person
          </Button>
          <Button
            size="row"
            variant="primary"
            icon={<Merge aria-hidden />}
            disabled={isBusy}
            onClick={() => void makeOne()}
          >
            Merge
          </Button>
        </div>
      </div>
      <FormNotice>{error && (messageOf(error) ?? FAILED)}</FormNotice>
      <table className="pool-pair-facts">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Fact</span>
            </th>
            {[pair.first, pair.second].map((person) => (
              <th scope="col" key={person.key}>
                <span dir="auto">{person.name}</span>
                <small>
                  {person.kept_until ? 'Added' : 'Applied'} {shortDay(person.last_contact)}
                </small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FACTS.map(([name, text]) => {
            const [first, second] = [text(pair.first), text(pair.second)]
            return (
              (first || second) && (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td dir="auto">{first || '–'}</td>
                  <td dir="auto">{second || '–'}</td>
                </tr>
              )
            )
          })}
        </tbody>
      </table>
      <p className="px-4 py-2.5 text-12 text-ink-soft">
        The left entry stays and takes what it lacks from the right one. Consent never lasts longer than either of them
        allows.
      </p>
    </section>
  )
}

function Merges({ merges }: { merges: readonly PoolMerge[] }) {
  const [undo, { isLoading, error }] = useUndoPoolMergeMutation()
  return (
    <details className="pool-merges">
      <summary>{counted(merges.length, 'merge')} of the last 30 days</summary>
      <FormNotice>{error && (messageOf(error) ?? FAILED)}</FormNotice>
      <ul>
        {merges.map(({ key, name, at }) => (
          <li key={key} className="flex items-center gap-3 py-1.5">
            <span className="min-w-0 text-13 wrap-anywhere">
              <bdi>{name}</bdi>, merged {shortDay(at)}
            </span>
            <Button
              size="row"
              icon={<Undo2 aria-hidden />}
              aria-label={`Undo the merge of ${name}`}
              disabled={isLoading}
              onClick={() => void undo(key)}
            >
              Undo
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}

const FACTS: [string, (person: PoolPerson) => string][] = [
  ['Title', ({ title }) => title],
  ['Place', ({ place }) => place],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Skills', ({ skills }) => skills],
  ['Last job', ({ last_job: job }) => job],
  ['Consent until', ({ consent_until: until }) => (until ? shortDay(until) : '')],
  ['Tags', ({ tags }) => tags.join(', ')],
]

function sameness({ likenesses }: PoolDuplicate) {
  const names = likenesses.map((likeness) => LIKENESSES[likeness])
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ')
}
