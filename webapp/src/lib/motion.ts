import { REDUCED_MOTION } from '@/lib/useMedia'

/** Whether the person's system asks for reduced motion. */
export const isCalm = () => matchMedia(REDUCED_MOTION).matches

export const scrollBehavior = (): ScrollBehavior => (isCalm() ? 'auto' : 'smooth')
