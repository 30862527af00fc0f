import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'

import { IconButton } from '@/components/IconButton'
import { TextInput } from '@/components/TextInput'

type Props = Omit<ComponentProps<typeof TextInput>, 'type' | 'trailing'> & {
  /** Its name, if the form has more than one password. */
  what?: string
}

/** A password that can be made visible. */
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
