import { useState } from 'react'

import { quietly } from '@/lib/quietly'
import { useSession } from '@/lib/session/useSession'

/** Whether J and K lead into a list from anywhere on the screen; people who use speech input can turn that off. */
export function useKeysEverywhere() {
  const { user } = useSession()
  const key = `columns:keys:${user?.id ?? ''}`
  const [isOn, setOn] = useState(() => quietly(() => localStorage.getItem(key)) !== 'off')
  return {
    isOn,
    turn: (on: boolean) => {
      setOn(on)
      quietly(() => localStorage.setItem(key, on ? 'on' : 'off'))
    },
  }
}
