import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'

import { LONGEST_SEARCH } from '@/api/server.gen'
import { TextInput } from '@/components/TextInput'
import { classes } from '@/lib/classes'

type Props = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange'> & {
  label: string
  value: string
  onType: (text: string) => void
}

/** Words to look for in a list, among the tools of that list. */
export function SearchInput({ label, placeholder = label, onType, className, ...rest }: Props) {
  return (
    <TextInput
      type="search"
      maxLength={LONGEST_SEARCH}
      aria-label={label}
      placeholder={placeholder}
      icon={<Search />}
      height="toolbar"
      className={classes('w-full [&_input]:text-13', className)}
      onChange={(event) => onType(event.target.value)}
      {...rest}
    />
  )
}
