import { Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { messageOf } from '@/rules/errors'
import {
  useChangeSearchMutation,
  useDeleteSearchMutation,
  useSeeSearchMutation,
  type Alert,
  type SavedSearch,
} from '@/api/savedSearches'
import { Badge } from '@/components/Badge'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { IconButton } from '@/components/IconButton'
import { Select } from '@/components/Select'
import { ALERTS, howMany, inWords, searchOf } from '@/features/searches/alerts'
import { notify } from '@/lib/notify'
import type { Search } from '@/rules/jobSearch'

type Props = { saved: SavedSearch[]; onOpen: (search: Search) => void; onClose: () => void }

/** The saved searches, each with the number of new jobs. */
export function SavedList({ saved, onOpen, onClose }: Props) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Saved searches"
      lead="Open one, or change how you hear about new jobs."
      wide
    >
      {saved.length === 0 && (
        <p role="status" className="text-13 text-ink-soft">
          You have no saved searches left.
        </p>
      )}
      <ul className="divide-y divide-line border-line not-empty:border-y">
        {saved.map((search) => (
          <Row key={search.id} saved={search} onOpen={() => onOpen(searchOf(search))} />
        ))}
      </ul>
    </Dialog>
  )
}

function Row({ saved, onOpen }: { saved: SavedSearch; onOpen: () => void }) {
  const { id, name, alert, new_count: fresh } = saved
  const [asksToDelete, setAsks] = useState(false)
  const [change, { isLoading: isChanging }] = useChangeSearchMutation()
  const [remove, { isLoading: isRemoving }] = useDeleteSearchMutation()
  const [see] = useSeeSearchMutation()
  const keep = useRef<HTMLButtonElement>(null)
  // The pressed button is gone: the focus moves to the harmless choice.
  useEffect(() => keep.current?.focus(), [asksToDelete])

  const tellError = (error: unknown) => {
    if (error) notify(messageOf(error) ?? 'That did not work. Please try again.', { tone: 'bad' })
  }
  const chooseAlert = async (choice: Alert) => {
    const { query, location, remoteOnly, employmentTypes } = saved
    tellError((await change({ id, name, query, location, remoteOnly, employmentTypes, alert: choice })).error)
  }
  const open = () => {
    if (fresh > 0) void see(id)
    onOpen()
  }

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex items-center gap-2">
          <button
            type="button"
            onClick={open}
            className="min-w-0 text-left text-15 font-label text-brand wrap-anywhere hover:underline"
          >
            {name}
          </button>
          {fresh > 0 && <Badge tone="brand">{howMany(fresh)} new</Badge>}
        </p>
        <p className="text-12 text-ink-soft wrap-anywhere">{inWords(searchOf(saved))}</p>
      </div>
      {asksToDelete ? (
        <div className="flex gap-2">
          <Button ref={keep} size="small" onClick={() => setAsks(false)}>
            Keep it
          </Button>
          <Button
            size="small"
            variant="solid-danger"
            busy={isRemoving ? 'Deleting' : undefined}
            onClick={async () => tellError((await remove(id)).error)}
          >
            Delete
          </Button>
        </div>
      ) : (
        <>
          <Select
            className="w-[190px]"
            aria-label={`New jobs of ${name}`}
            value={alert}
            disabled={isChanging}
            onChange={(event) => void chooseAlert(event.target.value as Alert)}
          >
            {ALERTS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <IconButton aria-label={`Delete ${name}`} onClick={() => setAsks(true)}>
            <Trash2 />
          </IconButton>
        </>
      )}
    </li>
  )
}
