import { http, HttpResponse } from 'msw'
import { expect, it, onTestFinished, vi } from 'vitest'

import { api } from '@/api/index'
import { notify, toastsAreReady } from '@/lib/notify'
import { sessionEnded } from '@/lib/session/session'
import { createStore } from '@/lib/store'
import { quiet } from '@/testing/quiet'
import { server } from '@/testing/server'

const trial = api.enhanceEndpoints({ addTagTypes: ['Job'] }).injectEndpoints({
  endpoints: (build) => ({
    readCount: build.query<{ count: number }, void>({ query: () => '/count', providesTags: ['Job'] }),
    raise: build.mutation<object, void>({ query: () => ({ url: '/count', method: 'POST' }), invalidatesTags: ['Job'] }),
  }),
})
const { readCount, raise } = trial.endpoints

/** A server that counts; how many times it was read, and a way to let the answer to one reading go that waits. */
function counting(start: number) {
  let count = 0
  let reads = 0
  let go = () => {}
  const wait = new Promise<void>((resolve) => (go = resolve))
  server.use(
    http.get('*/api/count', async () => {
      const result = { count }
      reads += 1
      if (reads === start) await wait
      return HttpResponse.json(result)
    }),
    http.post('*/api/count', () => {
      count += 1
      return HttpResponse.json({ success: true })
    }),
  )
  return { go, reads: () => reads }
}

it('a message about a failed call ends when the same call succeeds [WS-296]', async () => {
  const [show, dismiss] = [vi.fn(), vi.fn()]
  onTestFinished(toastsAreReady(show, dismiss))
  counting(0)
  server.use(http.post('*/api/count', () => HttpResponse.json({}, { status: 500 }), { once: true }))
  const store = createStore()
  const { error } = await store.dispatch(raise.initiate())
  if (error) notify('Not raised', { tone: 'bad' })
  await quiet()
  notify('Something else', { tone: 'bad' })
  await store.dispatch(readCount.initiate())
  expect(dismiss).not.toHaveBeenCalled()
  await store.dispatch(raise.initiate())
  expect(dismiss.mock.calls).toEqual([['Not raised']])
})

it('an answer that was on its way while something changed is not the last one', async () => {
  const { go, reads } = counting(2)
  const store = createStore()
  await store.dispatch(readCount.initiate())
  await store.dispatch(raise.initiate())
  await quiet()
  await store.dispatch(raise.initiate())
  await store.dispatch(raise.initiate())
  expect(reads()).toBe(2)
  go()
  await quiet()
  expect(readCount.select()(store.getState()).data).toEqual({ count: 3 })
  expect(reads()).toBe(3)
})

it('an answer that was on its way for the first time is not the last one either', async () => {
  const { go, reads } = counting(1)
  const store = createStore()
  const reading = store.dispatch(readCount.initiate())
  await quiet()
  await store.dispatch(raise.initiate())
  go()
  await reading
  await quiet()
  expect(readCount.select()(store.getState()).data).toEqual({ count: 1 })
  expect(reads()).toBe(2)
})

it('who only comes to see what is asked already asks for nothing more', async () => {
  const { go, reads } = counting(1)
  const store = createStore()
  const reading = store.dispatch(readCount.initiate())
  store.dispatch(readCount.initiate(undefined, { forceRefetch: true }))
  await quiet()
  go()
  await reading
  await quiet()
  expect(reads()).toBe(1)
})

it('a query that was on its way when the session ended is not made again', async () => {
  const { go, reads } = counting(1)
  const store = createStore()
  const reading = store.dispatch(readCount.initiate())
  await quiet()
  await store.dispatch(raise.initiate())
  store.dispatch(sessionEnded())
  go()
  await reading
  await quiet()
  expect(reads()).toBe(1)
})

/** What is drawn of the count, and a way to act with a pointer. */
function drawing() {
  counting(0)
  const store = createStore()
  const drawn = vi.fn()
  store.subscribe(() => drawn(readCount.select()(store.getState()).data))
  const point = (kind: string) => document.body.dispatchEvent(new Event(kind, { bubbles: true }))
  return { store, drawn, point }
}

it('an answer is not drawn between the press of a button and its release, which it could move away', async () => {
  const { store, drawn, point } = drawing()
  point('pointerdown')
  await store.dispatch(readCount.initiate())
  await new Promise((done) => setTimeout(done, 200))
  expect(drawn).not.toHaveBeenCalledWith({ count: 0 })
  point('pointerup')
  point('click')
  await vi.waitFor(() => expect(drawn).toHaveBeenCalledWith({ count: 0 }))
})

it('an answer is drawn while a pointer is held down to drag something', async () => {
  const { store, drawn, point } = drawing()
  point('pointerdown')
  await store.dispatch(readCount.initiate())
  await vi.waitFor(() => expect(drawn).toHaveBeenCalledWith({ count: 0 }), { timeout: 3000 })
})
