export type NoticeTone = 'good' | 'bad' | 'warning' | 'plain'
/** `lasts` in milliseconds, where something else than the usual time is wanted. */
export type Notice = { title: string; text?: string; tone: NoticeTone; lasts?: number }

let show: ((notice: Notice) => void) | null = null
let waiting: Notice[] = []
let wake: (() => void) | null = null

/** Tells a person something that needs no answer. Bold line first, what it means for them second. */
export function notify(title: string, { tone = 'plain', ...rest }: Partial<Omit<Notice, 'title'>> = {}) {
  const notice = { title, tone, ...rest }
  if (show) return show(notice)
  waiting.push(notice)
  wake?.()
}

/** Calls back when the first toast is wanted: the toasts are not loaded before. */
export function onFirstNotice(callback: () => void) {
  wake = callback
  if (waiting.length > 0) callback()
  return () => {
    wake = null
  }
}

/** The toasts stand ready: shows what waited, and everything from now on. */
export function toastsAreReady(shower: (notice: Notice) => void) {
  show = shower
  waiting.forEach(shower)
  waiting = []
  return () => {
    show = null
  }
}
