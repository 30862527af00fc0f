import type { Level } from '@/api/analyses'

/** How many questions come at a time, and how many times Load More works. */

export const LEVELS: { value: Level; title: string; text: string }[] = [
  {
    value: 'beginner',
    title: 'Beginner',
    text: 'Terms and basics. You explain what things are and when you use them.',
  },
  { value: 'intermediate', title: 'Intermediate', text: 'Real situations. You choose between two ways and say why.' },
  { value: 'advanced', title: 'Advanced', text: 'Design and trade-offs at scale, failures, leading others.' },
]

export function levelTitle(level: Level): string {
  return LEVELS.find((item) => item.value === level)?.title ?? level
}
