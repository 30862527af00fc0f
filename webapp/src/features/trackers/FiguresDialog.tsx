import { useTrackerFiguresQuery } from '@/api/trackedJobs'
import { Dialog } from '@/components/Dialog'
import { ErrorState } from '@/components/ErrorState'
import { Spinner } from '@/components/Spinner'
import { messageOf } from '@/rules/errors'
import { counted } from '@/rules/figures'

const FEW = 'too few'

/** How often, and how soon, the person's applications were answered. */
export function FiguresDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useTrackerFiguresQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title="Your figures"
      lead="A decision, a talk or an offer counts as an answer. Figures based on fewer than five are hidden, because they would say little."
    >
      {!data && !error && <Spinner label="Counting..." />}
      {error && (
        <ErrorState title="Your figures could not be loaded" text={messageOf(error)} onRetry={() => void refetch()} />
      )}
      {data && data.sources.length === 0 && (
        <p className="text-13 text-ink-soft">There is nothing to count until you have applied for a job.</p>
      )}
      {data && data.sources.length > 0 && (
        <div className="board-scroll" tabIndex={0} role="region" aria-label="Figures by source">
          <table className="board-table text-13">
            <thead className="whitespace-nowrap">
              <tr>
                <th scope="col">Source</th>
                <th scope="col">Applied</th>
                <th scope="col">Answered</th>
                <th scope="col">Usual wait</th>
              </tr>
            </thead>
            <tbody>
              {data.sources.map(({ source, applied, answered, days }) => (
                <tr key={source}>
                  <th scope="row">{source === 'All' ? 'All sources' : source}</th>
                  <td>{applied}</td>
                  <td>{answered === null ? FEW : `${answered} (${Math.round((100 * answered) / applied)}%)`}</td>
                  <td>{days === null ? FEW : counted(days, 'day')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Dialog>
  )
}
