import { MOST_NEW_JOBS_COUNTED } from '@/api/server.gen'
import type { Alert, SavedSearch } from '@/api/savedSearches'
import { employmentType, EMPTY_SEARCH, type Search } from '@/rules/jobSearch'

/** How people hear about new jobs. */
export const ALERTS: { value: Alert; label: string; text: string }[] = [
  { value: 'product', label: 'Show them here', text: 'The number of new jobs shows beside the search.' },
  {
    value: 'daily',
    label: 'Email me once a day',
    text: 'Only on days with new jobs. You can stop it from any of the emails.',
  },
  { value: 'none', label: 'No alert', text: 'The search is saved, nothing more.' },
]

/** The criteria of a saved search, in the shape of the search form. */
export const searchOf = ({ query, location, remoteOnly, employmentTypes }: SavedSearch): Search => ({
  ...EMPTY_SEARCH,
  query,
  location,
  remoteOnly,
  employmentTypes: employmentTypes.flatMap((type) => employmentType(type) ?? []),
})

/** A saved search in one line. */
export const inWords = ({ query, location, remoteOnly, employmentTypes }: Omit<Search, 'postedWithin'>): string =>
  [query || 'All jobs', location, remoteOnly && 'remote only', employmentTypes.join(', ')].filter(Boolean).join(' · ')

/** How many are new; counting stops at ninety-nine. */
export const howMany = (count: number) => (count < MOST_NEW_JOBS_COUNTED ? String(count) : `${MOST_NEW_JOBS_COUNTED}+`)
