import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'

import { Navigation } from '@/app/Navigation'
import { Person } from '@/app/Person'
import { Logo } from '@/components/Logo'
import { useReturnFocus } from '@/lib/useReturnFocus'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; onAccount: () => void; onLogOut: () => void }

/** The sidebar of narrow screens. The focus stays inside until it closes. */
export function Drawer({ open, onOpenChange, onAccount, onLogOut }: Props) {
  const focus = useReturnFocus()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim desk:hidden" />
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 flex w-75 max-w-[88vw] animate-drawer flex-col bg-sunken outline-none desk:hidden"
        >
          <div className="flex h-16 items-center justify-between pr-3 pl-5">
            <Dialog.Title className="flex min-w-0">
              <Logo />
              <span className="sr-only"> menu</span>
            </Dialog.Title>
            <Dialog.Close
              aria-label="Close the menu"
              className="grid size-[44px] place-items-center rounded-control text-ink-soft hover:bg-muted"
            >
              <X aria-hidden className="size-5" strokeWidth={1.75} />
            </Dialog.Close>
          </div>
          <Navigation density="touch" onLogOut={onLogOut} />
          <Person onAccount={onAccount} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
