import { Bookmark, Trash2, Users } from 'lucide-react'
import { useState, type ReactNode } from 'react'

import {
  useApplicantViewsQuery,
  useDeleteViewMutation,
  useSaveViewMutation,
  type ShownView,
} from '@/api/applicantViews'
import type { QuickFilter } from '@/api/decisions'
import { LONGEST_VIEW_NAME } from '@/api/server.gen'
import type { ApplicantList } from '@/api/types'
import { Button } from '@/components/Button'
import { Checkbox } from '@/components/Checkbox'
import { FormDialog } from '@/components/FormDialog'
import { FormNotice } from '@/components/FormNotice'
import { NameField } from '@/components/NameField'
import { IconButton } from '@/components/IconButton'
import { columns, USUAL_COLUMNS, type Column } from '@/features/decisions/applicants/columns'
import type { Listing } from '@/features/decisions/applicants/useApplicantList'
import { classes } from '@/lib/classes'
import { notify } from '@/lib/notify'
import { sortOf } from '@/rules/decisions'
import { messageOf } from '@/rules/errors'
import { figure } from '@/rules/figures'

const QUICK: readonly (readonly [QuickFilter, string])[] = [
  ['active', 'All active'],
  ['mine', 'Mine'],
  ['due', 'Answer due'],
  ['replies', 'New replies'],
]

type Props = {
  answer: ApplicantList
  all: number
  isBoard: boolean
  listing: Listing
  onList: (listing: Listing) => void
  chosenColumns: readonly Column[]
  onColumns: (columns: readonly Column[]) => void
}

type Content = Pick<ShownView, 'filters' | 'sort' | 'columns'>

const contentOf = (listing: Listing, chosen: readonly Column[]): Content => ({
  filters: {
    quick: listing.quick ?? null,
    status: listing.status || null,
    stage: listing.stage ?? null,
    source: listing.source ?? null,
    tag: listing.tag ?? '',
    least_score: listing.leastScore ?? null,
  },
  sort: listing.sort,
  columns: [...chosen],
})

const listingOf = ({ filters, sort }: ShownView): Listing => ({
  sort: sortOf(sort),
  status: filters.status ?? '',
  words: '',
  page: 1,
  quick: filters.quick ?? undefined,
  stage: filters.stage ?? undefined,
  source: filters.source ?? undefined,
  tag: filters.tag || undefined,
  leastScore: filters.least_score ?? undefined,
})

/** In one order of fields, so that two contents can be compared. */
const signOf = ({ filters, sort, columns: names }: Content) =>
  JSON.stringify([
    [filters.quick, filters.status, filters.stage, filters.source, filters.tag, filters.least_score],
    sort,
    names,
  ])

/** What lies one press away: the quick filters, and the views that the person or a colleague has saved. */
export function Views({ answer, all, isBoard, listing, onList, chosenColumns, onColumns }: Props) {
  const { data } = useApplicantViewsQuery()
  const [isSaving, setSaving] = useState(false)
  const [remove] = useDeleteViewMutation()
  const now = contentOf(listing, chosenColumns)
  const [{ sort, filters }, views] = [now, data?.views ?? []]
  const currentView = views.find((view) => signOf(view) === signOf(now))
  const isPlain = sort === 'applied' && Object.values({ ...filters, quick: null }).every((value) => !value)
  const isChanged = !currentView && (!isPlain || signOf({ ...now, columns: [...USUAL_COLUMNS] }) !== signOf(now))

  /** Nothing else narrows the list then, but the words of the search. */
  const press = (quick: QuickFilter | undefined) =>
    onList({ sort: listing.sort, words: listing.words, status: '', page: 1, quick })
  const choose = (view: ShownView) => {
    onList(listingOf(view))
    if (view.columns.length > 0)
      onColumns(columns.map(({ name }) => name).filter((name) => view.columns.includes(name)))
  }
  const drop = async (view: ShownView) => {
    const { error } = await remove(view.id)
    if (error) notify('The view could not be deleted.', { tone: 'bad', text: messageOf(error) })
    else notify(`View “${view.name}” deleted.`, { tone: 'good' })
  }
  const narrowing = Object.values(isBoard && filters.quick === 'active' ? { ...filters, quick: null } : filters)
  const everybody = (
    <View isOn={!currentView && narrowing.every((value) => !value)} onPress={() => press(undefined)}>
      All <span className="text-ink-soft">{figure(all)}</span>
    </View>
  )
  return (
    <nav aria-label="Views" className="triage-views">
      {isBoard && everybody}
      {QUICK.filter(([quick]) => !isBoard || quick !== 'active').map(([quick, name]) => (
        <View key={quick} isOn={!currentView && listing.quick === quick} onPress={() => press(quick)}>
          {name} <span className="text-ink-soft">{figure(answer.quick[quick])}</span>
        </View>
      ))}
      {!isBoard && everybody}
      {views.map((view) => (
        <span key={view.id} className="inline-flex items-center">
          <View isOn={view === currentView} onPress={() => choose(view)}>
            {view.is_shared && <Users aria-label="Shared" className="size-3.5" />}
            <bdi className="max-w-40 truncate" title={view.name}>
              {view.name}
            </bdi>
          </View>
          {view === currentView && view.is_own && (
            <IconButton aria-label={`Delete the view ${view.name}`} onClick={() => void drop(view)}>
              <Trash2 aria-hidden className="size-4!" />
            </IconButton>
          )}
        </span>
      ))}
      {isChanged && (
        <Button size="small" variant="quiet" icon={<Bookmark aria-hidden />} onClick={() => setSaving(true)}>
          Save view
        </Button>
      )}
      {isSaving && <SaveView content={now} views={views} onClose={() => setSaving(false)} />}
    </nav>
  )
}

type ViewProps = { isOn: boolean; onPress: () => void; children: ReactNode }

function View({ isOn, onPress, children }: ViewProps) {
  return (
    <button type="button" aria-pressed={isOn} className={classes('triage-view', isOn && 'is-on')} onClick={onPress}>
      {children}
    </button>
  )
}

type SaveProps = { content: Content; views: readonly ShownView[]; onClose: () => void }

function SaveView({ content, views, onClose }: SaveProps) {
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const [save, { isLoading, error }] = useSaveViewMutation()
  const same = views.find((view) => view.is_own && view.name === name.trim())
  const submit = async () => {
    const { error: failed } = await save({ id: same?.id, view: { ...content, name, is_shared: isShared } })
    if (!failed) onClose()
  }
  return (
    <FormDialog
      title="Save this view"
      lead="The filters, the order and the columns of the table, without the words of the search."
      action={same ? 'Replace' : 'Save'}
      busy="Saving..."
      isBusy={isLoading}
      isIncomplete={!name.trim()}
      onSubmit={submit}
      onClose={onClose}
    >
      <NameField longest={LONGEST_VIEW_NAME} value={name} onChange={setName} />
      {same && <p className="mt-2 text-12 text-ink-soft">It replaces your view with this name.</p>}
      <Checkbox
        label="Share it with my company"
        className="mt-4"
        checked={isShared}
        onChange={({ target }) => setShared(target.checked)}
      />
      <FormNotice className="mt-3">{error && (messageOf(error) ?? 'The view could not be saved.')}</FormNotice>
    </FormDialog>
  )
}
