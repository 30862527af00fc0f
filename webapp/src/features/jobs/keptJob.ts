import { keptWork } from '@/lib/kept/keptWork'
import { over } from '@/lib/kept/over'
import { quietly } from '@/lib/quietly'
import type { JobDraft } from '@/rules/jobForm'

/** The form of one person: of a new job, of one like another, or of a change. It outlives a reload and an ended session. */
export function keptJob(userId: number, name: string) {
  const drawer = keptWork(userId, 'post')
  return {
    /** The kept draft and the job that it changes, both completed from `start`; null where nothing is kept. */
    read: (start: JobDraft): { draft: JobDraft; base: JobDraft } | null => {
      const stored = quietly(() => JSON.parse(drawer.read(name) ?? 'null') as unknown)
      if (typeof stored !== 'object' || stored === null) return null
      return { draft: over(start, stored), base: over(start, (stored as { base?: unknown }).base) }
    },
    keep: (draft: JobDraft, base?: JobDraft): boolean => drawer.write(name, JSON.stringify({ ...draft, base })),
    forget: () => void drawer.write(name, null),
  }
}
