import { Link } from 'react-router'

import { usePoolFitsQuery, type PoolPerson } from '@/api/talentPool'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { FormNotice } from '@/components/FormNotice'
import { Spinner } from '@/components/Spinner'
import { messageOf } from '@/rules/errors'

/** The open jobs that fit somebody, with the skills that match. */
export function FitsDialog({ person, onClose }: { person: PoolPerson; onClose: () => void }) {
  const { data, error } = usePoolFitsQuery(person.key, { refetchOnMountOrArgChange: true })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Jobs for ${person.name}`}
      lead="Open jobs of your company that fit, best first. Whether somebody has applied plays no part."
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <FormNotice>{error && (messageOf(error) ?? 'That did not work. Please try again.')}</FormNotice>
      {!data && !error && <Spinner label="Comparing" />}
      {data?.jobs.length === 0 && <p className="text-13 text-ink-soft">No open job fits at the moment.</p>}
      <ul>
        {data?.jobs.map(({ id, title, location, score, matching_skills: has, missing_skills: lacks }) => (
          <li key={id} className="flex items-center gap-3 border-b border-line py-2.5 last:border-b-0">
            <div className="min-w-0 flex-1">
              <Link to={`/user/recruiterTracker?jobId=${id}`} className="font-label wrap-anywhere hover:underline">
                {title}
              </Link>
              <p className="text-12 text-ink-soft wrap-anywhere">
                {[
                  location,
                  has.length > 0 && `has ${has.join(', ')}`,
                  lacks.length > 0 && `not known: ${lacks.join(', ')}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <span className="font-label">{score}%</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
