import { keptWork } from '@/lib/kept/keptWork'
import { quietly } from '@/lib/quietly'

export type Step =
  | { name: 'email'; email?: string }
  | { name: 'otp'; email: string; sentAt: number }
  | { name: 'reset'; email: string }

const storage = keptWork('visitor', 'reset')

/** Keeps the current step as long as the code is valid: a phone may unload this page while the email is read. */
export function keepStep(step: Step) {
  storage.write('step', step.name === 'email' ? null : JSON.stringify({ step, at: Date.now() }))
}

export function restoredStep(minutes: number): Step {
  const stored = quietly(() => JSON.parse(storage.read('step') ?? 'null') as { step: Step; at: number } | null)
  const isFresh = typeof stored?.at === 'number' && Date.now() - stored.at < minutes * 60_000
  if (!isFresh || typeof stored.step?.email !== 'string') return { name: 'email' }
  const { name, email } = stored.step
  if (name === 'otp' && typeof stored.step.sentAt === 'number') return { name, email, sentAt: stored.step.sentAt }
  return name === 'reset' ? { name, email } : { name: 'email' }
}
