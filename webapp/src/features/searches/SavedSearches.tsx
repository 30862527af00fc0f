import { Bell, BellPlus } from 'lucide-react'
import { lazy, Suspense } from 'react'

import { useSavedSearchesQuery } from '@/api/savedSearches'
import { Badge } from '@/components/Badge'
import { Button } from '@/components/Button'
import { IconButton } from '@/components/IconButton'
import { howMany } from '@/features/searches/alerts'
import { useNarrow } from '@/lib/useNarrow'
import { useSheet } from '@/lib/useSheet'
import type { Search } from '@/rules/jobSearch'

const SavedList = lazy(() => import('@/features/searches/SavedList').then((file) => ({ default: file.SavedList })))
const SaveSearch = lazy(() => import('@/features/searches/SaveSearch').then((file) => ({ default: file.SaveSearch })))

type Props = {
  search: Search
  onOpen: (search: Search) => void
}

/** Searches that nobody has to type again: saved with an alert, and opened with what is new. */
export function SavedSearches({ search, onOpen }: Props) {
  const { data } = useSavedSearchesQuery()
  const { sheet, show, close } = useSheet<'save' | 'saved'>()
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
              <IconButton edge size="medium" aria-label={listName} onClick={() => show('saved')}>
                <Bell />
              </IconButton>
              {fresh > 0 && (
                <span className="pointer-events-none absolute -top-2 -right-2 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-brand px-1 text-12 leading-none font-strong text-on-brand">
                  {howMany(fresh)}
                </span>
              )}
            </span>
          )}
          <IconButton edge size="medium" aria-label="Save search" disabled={!canSave} onClick={() => show('save')}>
            <BellPlus />
          </IconButton>
        </>
      )}
      {!isNarrow && saved.length > 0 && (
        <Button icon={<Bell aria-hidden />} aria-label={listName} onClick={() => show('saved')}>
          Saved searches
          {fresh > 0 && <Badge tone="brand">{howMany(fresh)} new</Badge>}
        </Button>
      )}
      {!isNarrow && (
        <Button icon={<BellPlus aria-hidden />} disabled={!canSave} onClick={() => show('save')}>
          Save search
        </Button>
      )}
      <Suspense>
        {sheet === 'save' && canSave && <SaveSearch search={search} onClose={close} />}
        {sheet === 'saved' && data && <SavedList saved={saved} onClose={close} onOpen={onOpen} />}
      </Suspense>
    </>
  )
}
