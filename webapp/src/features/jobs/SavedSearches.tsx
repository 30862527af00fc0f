import { Bell, BellPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { useSavedSearchesQuery } from '@/api/savedSearches'
import { Badge } from '@/components/Badge'
import { Button } from '@/components/Button'
import { IconButton } from '@/components/IconButton'
import { howMany } from '@/features/jobs/alerts'
import { useNarrow } from '@/lib/useNarrow'
import type { Search } from '@/rules/jobSearch'

const SavedList = lazy(() => import('@/features/jobs/SavedList').then((file) => ({ default: file.SavedList })))
const SaveSearch = lazy(() => import('@/features/jobs/SaveSearch').then((file) => ({ default: file.SaveSearch })))

type Props = {
  search: Search
  onOpen: (search: Search) => void
}

/** Searches that one need not type again: kept with an alert, and opened with what is new since. */
export function SavedSearches({ search, onOpen }: Props) {
  const { data } = useSavedSearchesQuery()
  const [dialog, setDialog] = useState<'save' | 'list' | null>(null)
  const saved = data?.saved_searches ?? []
  const canSave = search.location !== ''
  const isNarrow = useNarrow()
  const fresh = saved.reduce((sum, { new_count }) => sum + new_count, 0)
  const listName = fresh > 0 ? `Saved searches, ${howMany(fresh)} new` : 'Saved searches'
  return (
    <>
      {isNarrow && (
        <>
          {saved.length > 0 && (
            <span className="relative">
              <IconButton edge size="medium" aria-label={listName} onClick={() => setDialog('list')}>
                <Bell />
              </IconButton>
              {fresh > 0 && (
                <span className="pointer-events-none absolute -top-2 -right-2 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-brand px-1 text-12 leading-none font-strong text-on-brand">
                  {howMany(fresh)}
                </span>
              )}
            </span>
          )}
          <IconButton edge size="medium" aria-label="Save search" disabled={!canSave} onClick={() => setDialog('save')}>
            <BellPlus />
          </IconButton>
        </>
      )}
      {!isNarrow && saved.length > 0 && (
        <Button icon={<Bell aria-hidden />} aria-label={listName} onClick={() => setDialog('list')}>
          Saved searches
          {fresh > 0 && <Badge tone="brand">{howMany(fresh)} new</Badge>}
        </Button>
      )}
      {!isNarrow && (
        <Button icon={<BellPlus aria-hidden />} disabled={!canSave} onClick={() => setDialog('save')}>
          Save search
        </Button>
      )}
      <Suspense>
        {dialog === 'save' && <SaveSearch search={search} onClose={() => setDialog(null)} />}
        {dialog === 'list' && (
          <SavedList
            saved={saved}
            onClose={() => setDialog(null)}
            onOpen={(chosen) => {
              setDialog(null)
              onOpen(chosen)
            }}
          />
        )}
      </Suspense>
    </>
  )
}
