import { useRestoreResumeMutation, type ShownResume } from '@/api/resumeVersions'
import { Button } from '@/components/Button'
import { Select } from '@/components/Select'
import { CAREER, type Comparison } from '@/features/resumeVersions/useComparison'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'
import { shortDate, shortMoment } from '@/rules/tracker'

type State = Comparison['earlier'][number]

const titleOf = ({ number, kept_at, uses: [use] }: State) =>
  `Version ${number}, ${use ? `sent to ${use.company} on ${shortDate(use.sent_at)}` : shortMoment(kept_at)}`

/** Which version this is; an earlier one can be chosen to compare the page with it. */
export function VersionChip({ comparison, onCompare }: { comparison: Comparison; onCompare: () => void }) {
  const { present, earlier } = comparison
  if (!present) return null
  return (
    <select
      aria-label="Version"
      className="version-chip"
      value={present}
      onChange={(event) => {
        comparison.setAgainst(Number(event.target.value))
        onCompare()
      }}
    >
      <option value={present}>{`Version ${present}`}</option>
      {earlier.map((state) => (
        <option key={state.number} value={state.number}>
          {`Compare with version ${titleOf(state).slice('Version '.length)}`}
        </option>
      ))}
    </select>
  )
}

type Props = {
  id: number
  version: string
  isSaved: boolean
  comparison: Comparison
  onRestored: (resume: ShownResume) => void
}

/** With what the page is compared: the whole career or an earlier version, which can come back. */
export function ChangesBar({ id, version, isSaved, comparison, onRestored }: Props) {
  const { against, setAgainst, earlier, count, changes } = comparison
  const [restore, { isLoading }] = useRestoreResumeMutation()
  const goBack = async () => {
    const { data: answer, error: problem } = await restore({ id, number: against, version })
    if (!answer) return notify('This version was not restored.', { tone: 'bad', text: messageOf(problem) ?? undefined })
    setAgainst(null)
    notify(`Version ${against} is restored.`, { tone: 'good', text: 'The version before it is kept as well.' })
    onRestored(answer)
  }
  return (
    <div className="studio-changes">
      <Select
        aria-label="Compare with"
        value={String(against)}
        onChange={(event) => setAgainst(Number(event.target.value))}
      >
        <option value={CAREER}>Against your career</option>
        {earlier.map((state) => (
          <option key={state.number} value={state.number}>
            {`Against ${titleOf(state).replace('Version', 'version')}`}
          </option>
        ))}
      </Select>
      {against !== CAREER && (
        <Button size="small" disabled={!isSaved} busy={isLoading ? 'Restoring...' : ''} onClick={() => void goBack()}>
          {`Restore version ${against}`}
        </Button>
      )}
      <p role="status" className="text-12 text-ink-soft">
        {!changes
          ? comparison.error
            ? ''
            : 'Loading...'
          : count === 0
            ? 'No differences.'
            : `${count} of ${changes.length} lines differ.`}
      </p>
    </div>
  )
}
