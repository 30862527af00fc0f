/** The real ones, whatever clock a test has put in their place. */
const { setImmediate: immediately, setTimeout: later } = globalThis

/** A frame comes at once: the store tells of what one does at the next one, which `settled` waits for. */
export const nextFrame: typeof requestAnimationFrame = (draw) => Number(later(() => draw(performance.now()), 0))

async function rounds(count: number) {
  for (let round = 0; round < count; round += 1) await new Promise<void>((resolve) => void immediately(resolve))
}

/** Waits until everything due is done: React's work after painting, and whatever was deferred by zero milliseconds. */
export async function settled() {
  await rounds(2)
  await new Promise<void>((resolve) => void later(resolve, 0))
  await rounds(2)
}

const pending = new Set<Promise<unknown>>()

/** Records which calls have no answer yet. */
export function watchCalls() {
  const ask = globalThis.fetch
  globalThis.fetch = (...about) => {
    const answer = ask(...about)
    const heard = () => void pending.delete(answer)
    pending.add(answer)
    answer.then(heard, heard)
    return answer
  }
}

/**
 * A test is over when its calls are answered: what the last one's answer does must not reach into the next one. Some
 * tests have a server that never answers; that one is not waited for.
 */
export async function quiet() {
  await rounds(2)
  for (let round = 0; pending.size > 0 && round < 300; round += 1) await rounds(1)
  pending.clear()
  await settled()
}
