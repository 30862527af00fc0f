/** Milliseconds. On a touch screen the click follows the release a moment later; who holds longer than that, drags. */
const CLICK_FOLLOWS = 50
const LONGEST_PRESS = 1000
/** A hidden page draws no frames. */
const WITHOUT_FRAMES = 100

// As they are when the page loads: tests that set the clock still draw.
const inNextFrame = requestAnimationFrame
const later = setTimeout
const now = performance.now.bind(performance)

let pressedUntil = 0
const waiting = new Set<() => void>()

function pressFor(milliseconds: number) {
  const until = now() + milliseconds
  pressedUntil = until
  later(() => {
    if (until !== pressedUntil) return
    pressedUntil = 0
    const due = [...waiting]
    waiting.clear()
    due.forEach((draw) => draw())
  }, milliseconds)
}

const listen = (kind: string, then: () => void) => addEventListener(kind, then, { capture: true, passive: true })
listen('pointerdown', () => pressFor(LONGEST_PRESS))
listen('pointerup', () => pressFor(CLICK_FOLLOWS))
listen('pointercancel', () => pressFor(0))
listen('click', () => pressFor(0))

/**
 * Draws what the server answered with the next frame, but not while a button is being pressed: a row that moves away or
 * is replaced between the press and the release would swallow the click. Best effort: a press counts for a second at
 * most, and what is drawn for another reason is not held back.
 */
export function drawCalmly(draw: () => void) {
  const next = () => void (now() < pressedUntil ? waiting.add(draw) : draw())
  inNextFrame(next)
  later(next, WITHOUT_FRAMES)
}
