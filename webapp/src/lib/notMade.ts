import type { MouseEvent } from 'react'

import { notify } from '@/lib/notify'

const tellOffline = () =>
  notify('There is no connection.', {
    tone: 'bad',
    text: 'The server makes the file. Please try again when you are online.',
  })

/** Says why there is no file of a resume. */
export function tellNotMade({ status, reason }: { status: number | null; reason: string | null }) {
  if (status === null) tellOffline()
  else notify('The resume could not be made.', { tone: 'bad', text: reason ?? undefined })
}

/** For a link to a file that the server makes: without a connection it would do nothing, or end in the browser's error. */
export function stayWhenOffline(event: MouseEvent) {
  if (navigator.onLine) return
  event.preventDefault()
  tellOffline()
}
