import { guardedPlaces } from '@/rules/places'

const asPattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i')

/**
 * The address to go to after log-in, or null: only a path of our own origin, with one slash in front,
 * that stands in the table of places. Anything else could lead a person away from us.
 */
export function safeReturnPath(path: unknown): string | null {
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) return null
  let address: URL
  try {
    address = new URL(path, window.location.origin)
  } catch {
    return null
  }
  if (address.origin !== window.location.origin) return null
  const isPlace = guardedPlaces.some((place) => asPattern(place.path).test(address.pathname))
  return isPlace ? address.pathname + address.search + address.hash : null
}
