/** The real one, whatever clock a test has put in its place. */
const immediately = globalThis.setImmediate

/** So many rounds of all that is due: answers that have come, and what React does after it has painted. */
export async function rounds(count: number) {
  for (let round = 0; round < count; round += 1) await new Promise<void>((done) => void immediately(done))
}

const asked = new Set<Promise<unknown>>()

/** Takes down which calls have no answer yet. */
export function watchCalls() {
  const ask = globalThis.fetch
  globalThis.fetch = (...about) => {
    const answer = ask(...about)
    const heard = () => void asked.delete(answer)
    asked.add(answer)
    answer.then(heard, heard)
    return answer
  }
}

/**
 * A test is over when its calls are answered: what the last one's answer does must not reach into the next one. Some
 * tests have a server that never answers; that one is not waited for.
 */
export async function quiet() {
  await rounds(4)
  for (let round = 0; asked.size > 0 && round < 300; round += 1) await rounds(1)
  asked.clear()
  await rounds(4)
}
