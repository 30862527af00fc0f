import { keptWork } from '@/lib/kept/keptWork'
import { quietly } from '@/lib/quietly'

export type Step =
  { name: 'email'; email?: string } | { name: 'otp'; email: string; sentAt: number } | { name: 'reset'; email: string }

const kept = keptWork('visitor', 'reset')

/** Keeps the current step as long as the code is valid: a phone may unload this page while the email is read. */
export function keepStep(step: Step) {
  kept.write('step', step.name === 'email' ? null : JSON.stringify({ step, at: Date.now() }))
}

export function restoredStep(minutes: number): Step {
  const found = quietly(() => JSON.parse(kept.read('step') ?? 'null') as { step: Step; at: number } | null)
  const isFresh = typeof found?.at === 'number' && Date.now() - found.at < minutes * 60_000
  if (!isFresh || typeof found.step?.email !== 'string') return { name: 'email' }
  const { name, email } = found.step
  if (name === 'otp' && typeof found.step.sentAt === 'number') return { name, email, sentAt: found.step.sentAt }
  return name === 'reset' ? { name, email } : { name: 'email' }
}
