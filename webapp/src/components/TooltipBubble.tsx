import { Tooltip as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

export type TooltipProps = {
  text: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** One element that can take the focus. */
  children: ReactNode
}

export function TooltipBubble({ text, side = 'top', children }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={200}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Content
          side={side}
          sideOffset={8}
          collisionPadding={8}
          className="z-50 max-w-72 animate-appear rounded-badge border border-line-strong bg-float px-2.5 py-1.5 text-12 font-medium text-ink shadow-floating"
        >
          {text}
        </Primitive.Content>
      </Primitive.Root>
    </Primitive.Provider>
  )
}
