import { quietly } from '@/lib/quietly'

/** What may not have reached the server when the page closed: it waits in the browser for this person's next visit, whenever
 * and in whichever tab that is. */
export function leftBehind<Item>(userId: number | string, what: string) {
  const key = `left:${userId}:${what}`
  const stored = () => quietly(() => JSON.parse(localStorage.getItem(key) ?? '[]') as Item[]) ?? []
  const write = (items: readonly Item[]) =>
    void quietly(() =>
      items.length > 0 ? localStorage.setItem(key, JSON.stringify(items)) : localStorage.removeItem(key),
    )
  const isAmong = (items: readonly Item[]) => {
    const texts = new Set(items.map((item) => JSON.stringify(item)))
    return (item: Item) => texts.has(JSON.stringify(item))
  }
  return {
    any: () => stored().length > 0,
    add: (items: readonly Item[]) => write([...stored(), ...items]),
    /** Those have arrived, or wait in a tab that is open. */
    remove: (items: readonly Item[]) => {
      const there = stored()
      const isGone = isAmong(items)
      if (there.some(isGone)) write(there.filter((item) => !isGone(item)))
    },
    /** All of them, which wait in this tab from now on. */
    take: () => {
      const there = stored()
      write([])
      return there
    },
  }
}
