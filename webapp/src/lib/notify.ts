export type NoticeTone = 'good' | 'bad' | 'warning' | 'plain'
/** `lasts`: milliseconds, where not the usual time. */
export type Notice = { title: string; text?: string; tone: NoticeTone; lasts?: number }

let show: ((notice: Notice) => void) | null = null
let waiting: Notice[] = []
let wake: (() => void) | null = null

/** Shows a message that needs no answer: a bold title, then what it means for the person. */
export function notify(title: string, { tone = 'plain', ...rest }: Partial<Omit<Notice, 'title'>> = {}) {
  const notice = { title, tone, ...rest }
  if (show) return show(notice)
  waiting.push(notice)
  wake?.()
}

/** Calls back at the first toast: the code of toasts is not loaded before. */
export function onFirstNotice(callback: () => void) {
  wake = callback
  if (waiting.length > 0) callback()
  return () => {
    wake = null
  }
}

/** Called once toasts are loaded: shows those that waited, and all later ones. */
export function toastsAreReady(shower: (notice: Notice) => void) {
  show = shower
  waiting.forEach(shower)
  waiting = []
  return () => {
    show = null
  }
}
