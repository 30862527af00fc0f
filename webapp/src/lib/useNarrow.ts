import { PHONE } from '@/lib/layout'
import { useMedia } from '@/lib/useMedia'

/** Whether the window is as narrow as a phone: what floats elsewhere is a sheet there. */
export const useNarrow = () => useMedia(PHONE)
