import { scrollBehavior } from '@/lib/motion'

interface Step {
  requirement: number | null
  proof: string | null
  /** What the person chose: that side stays where it is, and the other one scrolls to it. */
  by: 'row' | 'proof' | 'walk'
}

const EDGE = 28 // what is brought into view keeps this far from the panel's edge

/** Brings a requirement and its sentence to the same height where they stand side by side, else into view. */
export function broughtIntoStep(card: HTMLElement, panel: HTMLElement, { requirement, proof, by }: Step): void {
  const row = card.querySelector(`[data-requirement="${requirement}"]`)
  const sentence = proof === null ? null : card.querySelector(`[data-proof="${proof}"]`)
  const sideBySide = getComputedStyle(panel).overflowY === 'auto'

  if (!sideBySide) {
    // In one column, only the row of a chosen proof scrolls into view: a chosen row already shows its quote in full.
    if (by === 'proof') row?.scrollIntoView?.({ block: 'center', behavior: scrollBehavior() })
    if (by === 'walk') sentence?.scrollIntoView?.({ block: 'center', behavior: scrollBehavior() })
    return
  }
  if (by !== 'row') row?.scrollIntoView?.({ block: 'nearest', behavior: scrollBehavior() })
  if (by === 'proof' || !sentence || panel.scrollHeight <= panel.clientHeight) return
  const seen = panel.getBoundingClientRect()
  const words = sentence.getBoundingClientRect()
  const beside = row?.getBoundingClientRect().top ?? seen.top
  const goal = Math.min(Math.max(beside, seen.top + EDGE), seen.bottom - EDGE - words.height)
  panel.scrollBy?.({ top: words.top - goal, behavior: scrollBehavior() })
}
