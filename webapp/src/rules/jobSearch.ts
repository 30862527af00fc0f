import { JOB_EMPLOYMENT_TYPES, LISTED_JOBS, MOST_LISTED_JOBS } from '@/api/server.gen'
import { POSTED_WITHIN, type PostedWithin } from '@/rules/jobAges'

export type EmploymentType = (typeof JOB_EMPLOYMENT_TYPES)[number]

/** How many jobs are shown at first and added with each click, and how many are fetched at once. */
export const SIZES = { step: 5, withTarget: 50, fetched: LISTED_JOBS, fetchedWithTarget: MOST_LISTED_JOBS } as const

export const CURRENCIES = ['USD', 'EUR', 'GBP', 'INR', 'JPY'] as const
export type Currency = (typeof CURRENCIES)[number]

/** How far from the place of the search: the place itself, its state or country, or anywhere. */
export const REACHES = ['place', 'region', 'everywhere'] as const
export type Reach = (typeof REACHES)[number]

export type SortOrder = 'newest' | 'match'

export type Search = {
  query: string
  location: string
  remoteOnly: boolean
  employmentTypes: EmploymentType[]
  postedWithin: PostedWithin
  /** Only job seekers with a profile have matches; for everybody else the newest always come first. */
  sort: SortOrder
  /** The least pay of a full-time year; null asks for none. */
  leastPay: number | null
  currency: Currency
  reach: Reach
}

export const EMPTY_SEARCH: Search = {
  query: '',
  location: '',
  remoteOnly: false,
  employmentTypes: [],
  postedWithin: 'all',
  sort: 'newest',
  leastPay: null,
  currency: 'USD',
  reach: 'place',
}

const plain = (text: string) => text.toLowerCase().replace(/[-\s]/g, '')

/** 'full time', 'Full-Time' and 'FULLTIME' are one type: its own spelling; null for anything that is none. */
export function employmentType(text: string): EmploymentType | null {
  return JOB_EMPLOYMENT_TYPES.find((type) => plain(type) === plain(text)) ?? null
}

/** A whole amount as somebody types it, with or without separators between its digits; null for none. */
export function payIn(typed: string): number | null {
  const digits = typed.replace(/[\s,.$€£₹¥]/g, '')
  return /^[1-9][0-9]{0,8}$/.test(digits) ? Number(digits) : null
}

/** The search in a URL; null if there is none, in which case the profile decides. */
export function searchIn(address: URLSearchParams): Search | null {
  const location = address.get('location')?.trim() ?? ''
  if (location === '') return null
  const types = new Set((address.get('employmentTypes') ?? '').split(',').map(employmentType))
  return {
    query: address.get('query')?.trim() ?? '',
    location,
    remoteOnly: address.get('remoteOnly') === 'true',
    employmentTypes: JOB_EMPLOYMENT_TYPES.filter((type) => types.has(type)),
    postedWithin: POSTED_WITHIN.find((days) => days === address.get('date_posted')) ?? 'all',
    sort: address.get('sort') === 'match' ? 'match' : 'newest',
    leastPay: payIn(address.get('minPay') ?? ''),
    currency: CURRENCIES.find((code) => code === address.get('payCurrency')) ?? 'USD',
    reach: REACHES.find((reach) => reach === address.get('reach')) ?? 'place',
  }
}

/** The address of a search; what is not chosen is left out. */
export function addressOf(search: Search): URLSearchParams {
  const address = new URLSearchParams()
  if (search.query.trim()) address.set('query', search.query.trim())
  address.set('location', search.location.trim())
  if (search.remoteOnly) address.set('remoteOnly', 'true')
  if (search.employmentTypes.length > 0) address.set('employmentTypes', search.employmentTypes.join(','))
  if (search.postedWithin !== 'all') address.set('date_posted', search.postedWithin)
  if (search.sort === 'match') address.set('sort', 'match')
  if (search.leastPay) {
    address.set('minPay', String(search.leastPay))
    if (search.currency !== 'USD') address.set('payCurrency', search.currency)
  }
  if (search.reach !== 'place') address.set('reach', search.reach)
  return address
}

/** The job that a link leads to, and whether its detail is to open. */
export function targetIn(address: URLSearchParams): { id: string; opens: boolean } | null {
  const id = address.get('jobId')?.trim()
  return id ? { id, opens: address.get('openDetail') === 'true' } : null
}

/** How many filters narrow the list in addition to the words and the place. */
export const filtersOf = (search: Search) =>
  Number(search.employmentTypes.length > 0) + Number(search.postedWithin !== 'all') + narrowingOf(search)

/** How many of the less common filters are chosen. */
export const narrowingOf = (search: Pick<Search, 'leastPay' | 'reach'>) =>
  Number(search.leastPay !== null) + Number(search.reach !== 'place')

/** What a search is called until its owner calls it otherwise. */
export function searchName({ query, location }: Pick<Search, 'query' | 'location'>): string {
  return [query.trim() || 'All jobs', location.trim()].filter(Boolean).join(', ')
}

/** The next step from a search that found nothing: without its filters, without its words, finally without its place. */
export function widened(search: Search): { label: string; wider: Search } {
  const { query, location } = search
  if (filtersOf(search) > 0 || search.remoteOnly)
    return { label: 'Search without filters', wider: { ...EMPTY_SEARCH, query, location } }
  if (query) return { label: `Any job in ${location}`, wider: { ...EMPTY_SEARCH, location } }
  return { label: 'See remote jobs', wider: { ...EMPTY_SEARCH, location: 'Remote (REM)' } }
}
