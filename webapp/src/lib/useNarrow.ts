import { PHONE } from '@/lib/layout'
import { useMedia } from '@/lib/useMedia'

/** Whether the window is as narrow as a phone, where popups are shown as sheets. */
export const useNarrow = () => useMedia(PHONE)
