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
  const settled = useRef('')
  // Where there is no room for all of them, the open one is in sight; figures that come later make the others wider.
  useEffect(() => {
    const bar = list.current
    const open = bar?.querySelector<HTMLElement>('[data-state=active]')
    if (!bar || !open) return
    const now = `${value} ${bar.scrollWidth}`
    if (settled.current === now) return
    settled.current = now
    const end = open.offsetLeft + open.offsetWidth - bar.clientWidth
    bar.scrollLeft = Math.max(end, Math.min(bar.scrollLeft, open.offsetLeft))
  })
  return (
    <Primitive.Root value={value} onValueChange={(chosen) => onChange(chosen as Value)}>
      <Primitive.List
        ref={list}
        aria-label={label}
        className="relative flex gap-3 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px border-b-2 border-transparent px-1 py-2.5 text-13 font-label whitespace-nowrap text-ink-soft hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-brand data-[state=active]:text-ink"
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
