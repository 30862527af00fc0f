import { keptWork } from '@/lib/kept/keptWork'

/** Where somebody was in the list, for the way back to it. */
export type KeptList = { address: string; shown: number; scroll: number; opened: string | null }

const name = 'list'

/** The list as this person left it in this tab. */
export function keptList(userId: number) {
  const drawer = keptWork(userId, 'jobs')
  return {
    read: (): KeptList | null => {
      try {
        const stored = JSON.parse(drawer.read(name) ?? 'null') as KeptList | null
        return stored && typeof stored.address === 'string' ? stored : null
      } catch {
        return null
      }
    },
    keep: (list: KeptList) => drawer.write(name, JSON.stringify(list)),
    forget: () => drawer.write(name, null),
  }
}
