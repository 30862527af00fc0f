import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'

import { IconButton } from '@/components/IconButton'
import { TextInput } from '@/components/TextInput'

type Props = Omit<ComponentProps<typeof TextInput>, 'type' | 'trailing'> & {
  /** What it is called where there is more than one. */
  what?: string
}

/** A password, which can be shown. */
export function PasswordInput({ what = 'password', ...rest }: Props) {
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          aria-label={shown ? `Hide ${what}` : `Show ${what}`}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      }
      {...rest}
    />
  )
}
