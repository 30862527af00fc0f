/** For storage, which a browser may block or which may be full: then the answer is null and life goes on. */
export function quietly<Result>(act: () => Result): Result | null {
  try {
    return act()
  } catch {
    return null
  }
}
