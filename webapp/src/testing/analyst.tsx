import { Blob as NodeBlob, File as NodeFile } from 'node:buffer'

import { render } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { ReactElement } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { onTestFinished } from 'vitest'

import type { AtsAnswer } from '@/api/analyses'
import { createStore } from '@/lib/store'
import { Toasts } from '@/components/Toasts'
import { initialised, serverHeard, userLoggedIn } from '@/lib/session/session'
import { person, server, SERVER_DATE } from '@/testing/server'

const form = await new Response(new URLSearchParams({ any: 'thing' })).formData()
const platform = { Blob: NodeBlob, File: NodeFile, FormData: form.constructor }

/* The simulated browser's forms lose the name and the bytes of a file on their way into fetch: for the time of a test
   the platform's own take their place. (It hands out its form class only through an answer.) */
function withFormsOfThePlatform() {
  if ((globalThis.File as unknown) === NodeFile) return
  const simulated = { Blob, File, FormData }
  Object.assign(globalThis, platform)
  onTestFinished(() => void Object.assign(globalThis, simulated))
}

/** What a screen sent: the fields of its form. */
export interface Submission {
  apiType: string
  jobDescription: string
  level: string | null
  offset: string | null
  /** Only where lines of the resume are tried out. */
  edits?: string
  /** Only where the screen names the person. */
  userId?: string
  file: { name: string; size: number }
}

type Reply = AtsAnswer | { status: number; message: string } | 'down'

/** The analyst behind the two screens: it answers as told, and remembers what it was asked. */
export function analyst(answer: (submission: Submission) => Reply | Promise<Reply>): Submission[] {
  const requests: Submission[] = []
  server.use(
    http.post('*/api/ATS', async ({ request }) => {
      const fields = await request.formData()
      const file = fields.get('profileDocument') as File
      const submission = {
        apiType: String(fields.get('apiType')),
        // A form sends every end of line as two characters.
        jobDescription: String(fields.get('jobDescription')).replaceAll('\r\n', '\n'),
        level: fields.get('level') as string | null,
        offset: fields.get('offset') as string | null,
        ...(fields.has('edits') && { edits: String(fields.get('edits')) }),
        ...(fields.has('user_id') && { userId: String(fields.get('user_id')) }),
        file: { name: file.name, size: file.size },
      }
      requests.push(submission)
      const reply = await answer(submission)
      if (reply === 'down') return HttpResponse.error()
      if ('status' in reply)
        return HttpResponse.json({ success: false, message: reply.message }, { status: reply.status })
      return HttpResponse.json(reply)
    }),
  )
  return requests
}

export const PDF = new NodeFile(['%PDF-1.4 made for a test'], 'Maya_Okafor_Resume.pdf', {
  type: 'application/pdf',
}) as unknown as File

/** A screen with somebody signed in. Call it again for a reload: storage is all that both have in common. */
export function renderMatch(screen: ReactElement, userId = 7, address = '/') {
  withFormsOfThePlatform()
  const store = createStore()
  store.dispatch(userLoggedIn({ user: { ...person('user'), id: userId }, csrfToken: 'token' }))
  store.dispatch(serverHeard({ csrfToken: 'token', serverDate: SERVER_DATE, demo: false }))
  store.dispatch(initialised())
  const view = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]} useTransitions={false}>
        {screen}
      </MemoryRouter>
      <Toasts />
    </Provider>,
  )
  return { ...view, hand: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }) }
}
