import { Moon, Sun } from 'lucide-react'

import { IconButton } from '@/components/IconButton'
import { chooseTheme, useTheme } from '@/lib/theme'

export function ThemeSwitch() {
  const dark = useTheme() === 'dark'
  return (
    <IconButton
      aria-label={dark ? 'Switch to light theme' : 'Switch to dark theme'}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    >
      {dark ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </IconButton>
  )
}
