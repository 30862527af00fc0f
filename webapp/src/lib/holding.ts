/* Acts that wait for some seconds, so that they can be taken back. */

import { beforeLeaving } from '@/lib/beforeLeaving'

export type Hold = {
  /** Milliseconds until it is done. */
  left: () => number
  /** Done now, unless it was done or taken back already. */
  now: () => Promise<void> | undefined
  /** False if it is too late. */
  undo: () => boolean
  pause: () => void
  resume: () => void
}

/** Acts when the time is over, and at once when the page closes or the person logs out. */
export function hold(milliseconds: number, act: () => Promise<void>): Hold {
  let rest = milliseconds
  let since: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let done: Promise<void> | undefined
  let isOver = false

  const pause = () => {
    clearTimeout(timer)
    if (since !== null) rest = Math.max(0, rest - (Date.now() - since))
    since = null
  }
  const end = () => {
    pause()
    isOver = true
  }
  const now = () => {
    if (isOver) return done
    end()
    done = act().finally(settle)
    return done
  }
  const settle = beforeLeaving(now)
  const resume = () => {
    if (isOver || since !== null) return
    since = Date.now()
    timer = setTimeout(() => void now(), rest)
  }
  resume()
  return {
    left: () => (since === null ? rest : Math.max(0, rest - (Date.now() - since))),
    now,
    undo: () => {
      if (isOver) return false
      end()
      settle()
      return true
    },
    pause,
    resume,
  }
}
