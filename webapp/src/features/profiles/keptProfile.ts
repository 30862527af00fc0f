import { keptWork } from '@/lib/kept/keptWork'
import { quietly } from '@/lib/quietly'
import type { ProfileDraft } from '@/rules/profile'

/** The form of one person; it outlives a reload, another screen and an ended session. A chosen file does not. */
export function keptProfile(userId: number) {
  const drawer = keptWork(userId, 'profile')
  const name = 'form'
  const stored = () => quietly(() => JSON.parse(drawer.read(name) ?? 'null') as unknown)
  return {
    isThere: () => typeof stored() === 'object' && stored() !== null,
    /** The kept draft and the profile that it changes, both completed from `start`; null where nothing is kept. */
    read: (start: ProfileDraft): { draft: ProfileDraft; base: ProfileDraft } | null => {
      const typed = stored()
      if (typeof typed !== 'object' || typed === null) return null
      return { draft: over(start, typed), base: over(start, (typed as { base?: unknown }).base) }
    },
    keep: ({ resume: _file, ...typed }: ProfileDraft, base: ProfileDraft) =>
      drawer.write(name, JSON.stringify({ ...typed, base })),
    forget: () => void drawer.write(name, null),
  }
}

function over(start: ProfileDraft, stored: unknown): ProfileDraft {
  const same = Object.entries(stored ?? {}).filter(
    ([key, value]) => key !== 'resume' && key in start && typeof value === typeof start[key as keyof ProfileDraft],
  )
  return { ...start, ...Object.fromEntries(same) }
}
