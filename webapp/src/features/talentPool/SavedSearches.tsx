import { Bookmark, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { LONGEST_POOL_SEARCH_NAME } from '@/api/server.gen'
import {
  useDeletePoolSearchMutation,
  usePoolSearchesQuery,
  useSavePoolSearchMutation,
  type PoolSearch,
} from '@/api/talentPool'
import { Button } from '@/components/Button'
import { FormDialog } from '@/components/FormDialog'
import { FormNotice } from '@/components/FormNotice'
import { NameField } from '@/components/NameField'
import { IconButton } from '@/components/IconButton'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'

type Props = { search: string; onSearch: (search: string) => void }

/** The searches that the company keeps, one press away, and saving the one that is open. */
export function SavedSearches({ search, onSearch }: Props) {
  const { data } = usePoolSearchesQuery()
  const [isNaming, setNaming] = useState(false)
  const [remove] = useDeletePoolSearchMutation()
  const searches = data?.searches ?? []
  const current = searches.find((saved) => saved.search === search)
  const drop = async ({ id, name }: PoolSearch) => {
    const { error } = await remove(id)
    if (error) notify('The search was not deleted', { tone: 'bad', text: messageOf(error) ?? 'Please try again.' })
    else notify(`Search “${name}” deleted. Its people stay in the pool.`, { tone: 'good' })
  }
  if (!data || (!searches.length && !search)) return null
  return (
    <nav aria-label="Saved searches" className="pool-saved">
      {searches.map((saved) => (
        <Button
          key={saved.id}
          size="small"
          aria-pressed={saved === current}
          title={saved.search}
          onClick={() => onSearch(saved === current ? '' : saved.search)}
        >
          <bdi className="max-w-60 truncate">{saved.name}</bdi>
        </Button>
      ))}
      {current ? (
        <>
          <IconButton aria-label={`Rename the search ${current.name}`} onClick={() => setNaming(true)}>
            <Pencil aria-hidden />
          </IconButton>
          <IconButton aria-label={`Delete the search ${current.name}`} onClick={() => void drop(current)}>
            <Trash2 aria-hidden />
          </IconButton>
        </>
      ) : (
        search && (
          <Button size="small" variant="quiet" icon={<Bookmark aria-hidden />} onClick={() => setNaming(true)}>
            Save search
          </Button>
        )
      )}
      {isNaming && <NameSearch search={search} current={current} others={searches} onClose={() => setNaming(false)} />}
    </nav>
  )
}

type NameProps = {
  search: string
  current: PoolSearch | undefined
  others: readonly PoolSearch[]
  onClose: () => void
}

/** Names a new search, or renames the current one; a new one may replace what has the same name. */
function NameSearch({ search, current, others, onClose }: NameProps) {
  const [name, setName] = useState(current?.name ?? '')
  const [save, { isLoading, error }] = useSavePoolSearchMutation()
  const same = current ? undefined : others.find((saved) => saved.name.toLowerCase() === name.trim().toLowerCase())
  const submit = async () => {
    const { error: failed } = await save({ id: (current ?? same)?.id, name, search })
    if (!failed) onClose()
  }
  return (
    <FormDialog
      title={current ? 'Rename this search' : 'Save this search'}
      lead="Everybody in your company who uses the pool sees it."
      action={same ? 'Replace' : 'Save'}
      busy="Saving..."
      isBusy={isLoading}
      isIncomplete={!name.trim()}
      onSubmit={submit}
      onClose={onClose}
    >
      <NameField
        hint="Such as Runners-up in Portland"
        longest={LONGEST_POOL_SEARCH_NAME}
        value={name}
        onChange={setName}
      />
      {same && <p className="mt-2 text-12 text-ink-soft">It replaces the search with this name.</p>}
      <FormNotice className="mt-3">{error && (messageOf(error) ?? 'The search could not be saved.')}</FormNotice>
    </FormDialog>
  )
}
