/* What the product runs on: how the state of its parts and the age of waiting emails are put into words. */

export type ProviderState = 'working' | 'slow' | 'failing' | 'absent'

export const providerLooks = {
  working: { tone: 'good', label: 'Working' },
  slow: { tone: 'medium', label: 'Slow' },
  failing: { tone: 'weak', label: 'Failing' },
  absent: { tone: 'neutral', label: 'Not set up' },
} as const satisfies Record<ProviderState, unknown>

export const pluginLooks = {
  loaded: { tone: 'good', label: 'Loaded' },
  idle: { tone: 'neutral', label: 'Idle' },
  broken: { tone: 'medium', label: 'Broke its contract' },
  refused: { tone: 'weak', label: 'Refused' },
} as const

export const costTexts = {
  own: 'Own server: its answers cost nothing.',
  billed: 'Billed by its provider: about 200 tokens for each test. The key is set on the server.',
  unknown: 'By a plugin: what an answer costs is up to its provider.',
} as const

export const ALERT = 15
const NOTICE = 10

/** "Job board Adzuna" for "job board Adzuna". */
export const capitalized = (name: string): string => name.replace(/^./, (letter) => letter.toUpperCase())

/** How the newest age looks: noticed from ten minutes, alarming from fifteen. */
export function ageTone(minutes: number): 'good' | 'medium' | 'weak' {
  if (minutes >= ALERT) return 'weak'
  return minutes >= NOTICE ? 'medium' : 'good'
}

/** '11 min', '2 h 5 min'. */
export function ageText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** How many of those that are set up work, and work quickly. */
export function workingText(providers: readonly { state: ProviderState }[]): string {
  const used = providers.filter(({ state }) => state !== 'absent')
  return `${used.filter(({ state }) => state === 'working').length} of ${used.length} work as they should`
}
