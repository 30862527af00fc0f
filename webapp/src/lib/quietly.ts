/** Runs an access to storage; returns null where the browser blocks storage or it is full. */
export function quietly<Result>(act: () => Result): Result | null {
  try {
    return act()
  } catch {
    return null
  }
}
