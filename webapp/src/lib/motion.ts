import { REDUCED_MOTION } from '@/lib/useMedia'

/** Whether the person has asked their system for less motion. */
export const isCalm = () => matchMedia(REDUCED_MOTION).matches

export const scrollBehavior = (): ScrollBehavior => (isCalm() ? 'auto' : 'smooth')
