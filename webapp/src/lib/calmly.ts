/** Milliseconds. On a touch screen the click follows the release a moment later; who holds longer than that, drags. */
const CLICK_FOLLOWS = 50
const LONGEST_PRESS = 1000
/** A hidden page draws no frames. */
const WITHOUT_FRAMES = 100

let isPressed = false
let timer: ReturnType<typeof setTimeout> | undefined
const waiting = new Set<() => void>()

function release() {
  isPressed = false
  const due = [...waiting]
  waiting.clear()
  due.forEach((draw) => draw())
}

function releaseIn(milliseconds: number) {
  clearTimeout(timer)
  timer = setTimeout(release, milliseconds)
}

const listen = (kind: string, then: () => void) => addEventListener(kind, then, { capture: true, passive: true })
listen('pointerdown', () => {
  isPressed = true
  releaseIn(LONGEST_PRESS)
})
listen('pointerup', () => releaseIn(CLICK_FOLLOWS))
listen('pointercancel', () => releaseIn(0))
listen('click', () => releaseIn(0))

/**
 * Draws what the server answered with the next frame, but not while a button is being pressed: a row that moves away or
 * is replaced between the press and the release would swallow the click.
 */
export function drawCalmly(draw: () => void) {
  const next = () => void (isPressed ? waiting.add(draw) : draw())
  requestAnimationFrame(next)
  setTimeout(next, WITHOUT_FRAMES)
}
