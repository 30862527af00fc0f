export type NoticeTone = 'good' | 'bad' | 'warning' | 'plain'
/** What waits and can be taken back: it is shown until it is withdrawn. */
export type Undoable = { left: () => number; pause: () => void; resume: () => void; onUndo: () => void }
/** `lasts`: milliseconds, where not the usual time. Of notices with the same id, or else the same title, only the last
    is shown. */
export type Notice = {
  title: string
  text?: string
  tone: NoticeTone
  lasts?: number
  id?: string
  undoable?: Undoable
}

let show: ((notice: Notice) => void) | null = null
let dismiss: ((id: string) => void) | null = null
let waiting: Notice[] = []
let wake: (() => void) | null = null
/** The call that has just failed, and the messages about calls that failed. */
let failing: string | null = null
const failures = new Map<string, string>()

/** Shows a message that needs no answer: a bold title, then what it means for the person. */
export function notify(title: string, { tone = 'plain', ...rest }: Partial<Omit<Notice, 'title'>> = {}) {
  const notice = { title, tone, ...rest }
  if (failing && tone === 'bad') failures.set(failing, notice.id ?? title)
  if (show) return show(notice)
  waiting.push(notice)
  wake?.()
}

/** Takes a message away before its time. */
export function withdraw(id: string) {
  waiting = waiting.filter((notice) => notice.id !== id)
  dismiss?.(id)
}

/** A call to the server has failed or succeeded: the message that follows a failure ends with the next success. */
export function callEnded(name: string, isFailed: boolean) {
  if (isFailed) {
    failing = name
    setTimeout(() => (failing = null))
    return
  }
  const id = failures.get(name)
  if (failures.delete(name) && id) withdraw(id)
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
export function toastsAreReady(shower: (notice: Notice) => void, dismisser: (id: string) => void) {
  show = shower
  dismiss = dismisser
  waiting.forEach(shower)
  waiting = []
  return () => {
    show = null
    dismiss = null
  }
}
