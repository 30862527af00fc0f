import { prefix } from '@/lib/kept/forgetRows'
import { quietly } from '@/lib/quietly'

/** Another build may expect other rows: the page's script has another name then. */
const build = () => document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? ''

/** Rows as the server sent them last, for this person only: a page that opens without a connection shows them. They
 * are removed when the session ends. */
export function keptRows<Rows>(userId: number | string, list: string) {
  const key = `${prefix}:${userId}:${list}`
  return {
    read: (): Rows | undefined => {
      const stored = quietly(() => JSON.parse(localStorage.getItem(key) ?? '{}') as { build?: string; rows?: Rows })
      return stored?.build === build() ? stored.rows : undefined
    },
    write: (rows: Rows) => void quietly(() => localStorage.setItem(key, JSON.stringify({ build: build(), rows }))),
  }
}
