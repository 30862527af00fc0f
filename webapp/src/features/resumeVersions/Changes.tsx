import { useState } from 'react'

import { useRestoreResumeMutation, useResumeChangesQuery, useResumeHistoryQuery, type ShownResume } from '@/api/resumes'
import { Button } from '@/components/Button'
import { ErrorState } from '@/components/ErrorState'
import { Select } from '@/components/Select'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'
import { shortDate, shortMoment } from '@/rules/tracker'

type Props = { id: number; version: string; isSaved: boolean; onRestored: (resume: ShownResume) => void }
const CAREER = 0

/** The page, line by line, next to the whole career or an earlier version, which can come back. */
export function Changes({ id, version, isSaved, onRestored }: Props) {
  const [against, setAgainst] = useState(CAREER)
  const { data: history } = useResumeHistoryQuery({ id, version }, { refetchOnMountOrArgChange: true })
  const { data, error, refetch } = useResumeChangesQuery({ id, against, version }, { refetchOnMountOrArgChange: true })
  const [restore, { isLoading }] = useRestoreResumeMutation()
  const goBack = async () => {
    const { data: answer, error: problem } = await restore({ id, number: against, version })
    if (!answer) return notify('This version was not restored.', { tone: 'bad', text: messageOf(problem) ?? undefined })
    setAgainst(CAREER)
    notify(`Version ${against} is restored.`, { tone: 'good', text: 'The version before it is kept as well.' })
    onRestored(answer)
  }
  const differences = data?.changes.filter(({ kind }) => kind !== 'same').length ?? 0
  return (
    <section className="studio-changes" aria-label="Changes">
      <div className="flex flex-wrap items-center gap-2">
        <Select
          aria-label="Compare with"
          value={String(against)}
          onChange={(event) => setAgainst(Number(event.target.value))}
        >
          <option value={CAREER}>Against your career</option>
          {history?.states.map(({ number, kept_at, uses }) => (
            <option key={number} value={number}>
              {`Version ${number}, ${uses[0] ? `sent to ${uses[0].company} on ${shortDate(uses[0].sent_at)}` : shortMoment(kept_at)}`}
            </option>
          ))}
        </Select>
        {against !== CAREER && (
          <Button size="small" disabled={!isSaved} busy={isLoading ? 'Restoring...' : ''} onClick={() => void goBack()}>
            {`Restore version ${against}`}
          </Button>
        )}
      </div>
      {error ? (
        <ErrorState title="The changes could not be loaded" text={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <>
          <p role="status" className="text-12 text-ink-soft">
            {!data
              ? 'Loading...'
              : differences === 0
                ? 'No differences.'
                : `${differences} of ${data.changes.length} lines differ.`}
          </p>
          <ul>
            {data?.changes.map(({ kind, place, text, before }, at) => (
              <li key={`${at} ${text}`} className={kind} dir="auto">
                {place !== data.changes[at - 1]?.place && <p className="place">{place}</p>}
                {kind !== 'same' && <span className="sr-only">{`${names[kind]}: `}</span>}
                {before && before !== text && <del>{before}</del>} {kind === 'same' ? text : text && <ins>{text}</ins>}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

const names = { changed: 'Changed', left_out: 'Left out', added: 'Added' }
