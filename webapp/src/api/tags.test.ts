import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import '@/api/administration'
import '@/api/applications'
import '@/api/recommendations'
import '@/api/decisions'
import { api } from '@/api/index'
import '@/api/insights'
import '@/api/jobs'
import '@/api/savedSearches'
import { createStore, type AppThunk } from '@/lib/store'
import { quiet } from '@/testing/quiet'
import { server } from '@/testing/server'

type Started = Record<string, { initiate: (about?: unknown) => AppThunk<Promise<unknown>> }>
const calls = api.endpoints as unknown as Started
const begin = (name: string, about?: unknown) => calls[name]!.initiate(about)

const list = { sort: 'applied', words: '', page: 1, pageSize: 10 }
const jobs = { email: null, words: '', position: '', page: 1, pageSize: 10 }

/** A server with two of everything, which writes down what it was asked. */
function twoOfEach() {
  const readNames: string[] = []
  const rows = [{ id: 1 }, { id: 2 }]
  server.use(
    http.all('*/api/*', ({ request }) => {
      if (request.method !== 'GET') return HttpResponse.json({ success: true })
      readNames.push(new URL(request.url).pathname.replace('/api', ''))
      return HttpResponse.json({ success: true, applications: rows, jobs: rows, saved_searches: rows, total: 2 })
    }),
  )
  return readNames
}

const notices: [string, unknown][] = [
  ['applicants', { jobId: 7, ...list }],
  ['application', 1],
  ['application', 2],
  ['notes', 1],
  ['notes', 2],
  ['recruiterJobs', jobs],
  ['jobInsights', 1],
  ['candidates', { jobId: 1, least: 50, page: 1, pageSize: 10 }],
  ['candidates', { jobId: 2, least: 50, page: 1, pageSize: 10 }],
  ['savedSearches', undefined],
  ['owedAnswers', undefined],
]

it.each([
  ['decide', { id: 1, status: 'Selected' }, ['/answers', '/applications/1', '/applications/job/7', '/jobs/1/insights']],
  ['reveal', 1, ['/applications/1', '/applications/job/7']],
  ['writeNote', { id: 2, text: 'x' }, ['/applications/2', '/applications/2/notes', '/applications/job/7']],
  ['saveScore', { id: 1, score: 5 }, []],
  ['moveJob', { jobId: 2, action: 'close' }, ['/answers', '/jobs/2/matching_candidates', '/jobs/all']],
  [
    'switchBlindReview',
    { jobId: 1, on: true },
    ['/applications/job/7', '/jobs/1/insights', '/jobs/1/matching_candidates', '/jobs/all'],
  ],
  ['seeSearch', 2, ['/saved-searches']],
  ['deleteSearch', 1, ['/saved-searches']],
])('%s makes stale what it changes, and nothing else', async (name, about, stale) => {
  const contents = twoOfEach()
  const store = createStore()
  await Promise.all(notices.map(([query, arg]) => store.dispatch(begin(query, arg))))
  contents.length = 0
  await store.dispatch(begin(name, about))
  await quiet()
  expect(contents.toSorted()).toEqual(stale)
})
