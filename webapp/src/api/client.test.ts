import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { isFinal, messageOf } from '@/rules/errors'
import { api } from '@/api/index'
import { multipart } from '@/api/multipart'
import { createStore } from '@/lib/store'
import { serverHeard, userLoggedIn } from '@/lib/session/session'
import { person, REFUSED_TOKEN, server, signedInOnServer, signInOnServer, TOKEN } from '@/testing/server'

const trial = api.injectEndpoints({
  endpoints: (build) => ({
    looked: build.query<{ success: boolean }, void>({ query: () => '/trial' }),
    changed: build.mutation<{ success: boolean }, object>({
      query: (body) => ({ url: '/trial', method: 'POST', body }),
    }),
  }),
})

const { looked, changed } = trial.endpoints

function signedIn() {
  const store = createStore()
  signInOnServer(person('user'))
  store.dispatch(userLoggedIn({ user: person('user'), csrfToken: TOKEN }))
  return store
}

const ok = () => HttpResponse.json({ success: true })

describe('calls to the server', () => {
  it('carry the token where they change something, and only there', async () => {
    const tokens: (string | null)[] = []
    const keep = ({ request }: { request: Request }) => {
      tokens.push(request.headers.get('X-CSRF-Token'))
      return ok()
    }
    server.use(http.get('*/api/trial', keep), http.post('*/api/trial', keep))
    const store = signedIn()
    await store.dispatch(looked.initiate())
    await store.dispatch(changed.initiate({ word: 'yes' }))
    expect(tokens).toEqual([null, TOKEN])
  })

  it('are JSON, or a form where there is a file [ROUTE-02]', async () => {
    const kinds: string[] = []
    server.use(
      http.post('*/api/trial', ({ request }) => {
        kinds.push(request.headers.get('content-type')!.split(';')[0]!)
        return ok()
      }),
    )
    const store = signedIn()
    await store.dispatch(changed.initiate({ word: 'yes' }))
    await store.dispatch(changed.initiate({ word: 'yes', file: new File(['text'], 'resume.pdf') }))
    expect(kinds).toEqual(['application/json', 'multipart/form-data'])
  })

  it('leave out of a form what has no value', () => {
    const { body } = multipart({
      url: '/x',
      body: { file: new File(['text'], 'a.pdf'), offset: 5, level: undefined },
    }) as {
      body: FormData
    }
    expect([...body.keys()]).toEqual(['file', 'offset'])
    expect(body.get('offset')).toBe('5')
    expect((body.get('file') as File).name).toBe('a.pdf')
  })

  it('end the session when the server says 401 [OPEN-024]', async () => {
    server.use(http.get('*/api/trial', () => HttpResponse.json({ success: false }, { status: 401 })))
    const store = signedIn()
    await store.dispatch(looked.initiate())
    expect(store.getState().session.isAuthenticated).toBe(false)
    expect(localStorage.getItem('user')).toBeNull()
  })

  it('are made again with a fresh token when another tab has changed it', async () => {
    const store = signedIn()
    store.dispatch(serverHeard({ csrfToken: 'an old one', serverDate: null, demo: false }))
    server.use(
      http.post('*/api/trial', ({ request }) =>
        request.headers.get('X-CSRF-Token') === TOKEN ? ok() : HttpResponse.json(REFUSED_TOKEN, { status: 403 }),
      ),
    )
    const { data } = await store.dispatch(changed.initiate({ word: 'yes' }))
    expect(data).toEqual({ success: true })
    expect(store.getState().session.csrfToken).toBe(TOKEN)
  })

  it('are made again when another tab has confirmed, which changes the cookie', async () => {
    const store = signedIn()
    let calls = 0
    server.use(http.get('*/api/trial', () => (calls++ ? ok() : HttpResponse.json({ success: false }, { status: 401 }))))
    const { data } = await store.dispatch(looked.initiate())
    expect([data, store.getState().session.isAuthenticated]).toEqual([{ success: true }, true])
  })

  it('whose token was refused, and whose session has ended meanwhile, end it here too [OPEN-024]', async () => {
    const store = signedIn()
    server.use(
      http.post('*/api/trial', () => {
        const status = signedInOnServer() ? 403 : 401
        signInOnServer(null)
        return HttpResponse.json(REFUSED_TOKEN, { status })
      }),
    )
    await store.dispatch(changed.initiate({ word: 'yes' }))
    expect(store.getState().session.isAuthenticated).toBe(false)
  })

  it('are not made in the name of somebody else who has logged in meanwhile in another tab', async () => {
    const store = signedIn()
    signInOnServer(person('admin'))
    const tokens: (string | null)[] = []
    store.dispatch(serverHeard({ csrfToken: 'an old one', serverDate: null, demo: false }))
    server.use(
      http.post('*/api/trial', ({ request }) => {
        tokens.push(request.headers.get('X-CSRF-Token'))
        return HttpResponse.json(REFUSED_TOKEN, { status: 403 })
      }),
    )
    await store.dispatch(changed.initiate({ word: 'yes' }))
    await store.dispatch(changed.initiate({ word: 'yes' }))
    expect(tokens).toEqual(['an old one', 'an old one'])
  })

  it('whose token was refused keep it where no other can be had', async () => {
    const store = signedIn()
    server.use(
      http.post('*/api/trial', () => HttpResponse.json(REFUSED_TOKEN, { status: 403 })),
      http.get('*/api/session', () => HttpResponse.error()),
    )
    await store.dispatch(changed.initiate({ word: 'yes' }))
    expect(store.getState().session.csrfToken).toBe(TOKEN)
  })
})

describe('a refusal', () => {
  it.each([
    [403, 'forbidden', true],
    [403, 'csrf_failed', false],
    [404, 'no_such_job', true],
    [409, 'already_applied', true],
    [422, 'email_needed', false],
    [500, 'unexpected', false],
  ])('with %i, %s: final is %s', (status, code, final) => {
    expect(isFinal({ status, data: { success: false, code } })).toBe(final)
  })
})

describe('the sentence of the server', () => {
  it.each([
    [{ status: 422, data: { success: false, message: 'Email is required' } }, 'Email is required'],
    [{ status: 500, data: '<html>' }, undefined],
    [{ status: 'FETCH_ERROR', error: 'x' }, undefined],
    [{ status: 400, data: { message: '' } }, undefined],
    [undefined, undefined],
  ])('of %o is %s', (error, message) => {
    expect(messageOf(error)).toBe(message)
  })
})
