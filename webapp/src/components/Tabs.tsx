import { Tabs as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

type Props<Value extends string> = {
  label: string
  tabs: { value: Value; label: ReactNode; content: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
}

const look =
  '-mb-px border-b-2 border-transparent px-1 py-2.5 text-13 font-label text-ink-soft max-tablet:min-h-11 hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-brand data-[state=active]:text-ink'

/** Tabs wrap onto more lines if they do not fit: nobody finds tabs that are scrolled out of view. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: Props<Value>) {
  return (
    <Primitive.Root value={value} onValueChange={(chosen) => onChange(chosen as Value)}>
      <Primitive.List aria-label={label} className="flex flex-wrap gap-x-3 border-b border-line">
        {tabs.map((tab) => (
          <Primitive.Trigger key={tab.value} value={tab.value} className={look}>
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
