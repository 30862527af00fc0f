import { Tabs as Primitive } from 'radix-ui'
import { useEffect, useRef, type ReactNode } from 'react'

type Props<Value extends string> = {
  label: string
  tabs: { value: Value; label: ReactNode; content: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
}

export function Tabs<Value extends string>({ label, tabs, value, onChange }: Props<Value>) {
  const list = useRef<HTMLDivElement>(null)
  // Where there is no room for all of them, the open one is in sight.
  useEffect(() => {
    const open = list.current?.querySelector('[data-state=active]')
    open?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [value])
  return (
    <Primitive.Root value={value} onValueChange={(chosen) => onChange(chosen as Value)}>
      <Primitive.List ref={list} aria-label={label} className="flex gap-5 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px border-b-2 border-transparent py-2.5 text-13 font-label whitespace-nowrap text-ink-soft hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-brand data-[state=active]:text-ink"
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} value={tab.value} className="pt-4">
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  )
}
