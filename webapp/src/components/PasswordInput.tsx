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
  const [isVisible, setVisible] = useState(false)
  return (
    <TextInput
      type={isVisible ? 'text' : 'password'}
      trailing={
        <IconButton
          aria-label={isVisible ? `Hide ${what}` : `Show ${what}`}
          aria-pressed={isVisible}
          onClick={() => setVisible(!isVisible)}
        >
          {isVisible ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      }
      {...rest}
    />
  )
}
