import { Dialog } from 'radix-ui'

import { JobDetail, type DetailProps } from '@/features/searches/JobDetail'
import { useReturnFocus } from '@/lib/useReturnFocus'

/** The job over the list, where there is no room next to it: from below on a phone, from the side on a tablet. */
export function DetailSheet(props: DetailProps) {
  const focus = useReturnFocus()
  return (
    <Dialog.Root open onOpenChange={(open) => !open && props.onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          className="fixed inset-x-0 [--ground:var(--float)] bottom-0 z-50 flex h-[min(94dvh,100dvh-6rem)] animate-sheet flex-col overflow-clip rounded-t-dialog border-t border-line-strong bg-float text-ink shadow-floating outline-none tablet:inset-y-0 tablet:left-auto tablet:h-dvh tablet:w-[min(640px,92vw)] tablet:animate-appear tablet:rounded-none tablet:border-t-0 tablet:border-l"
        >
          <JobDetail
            {...props}
            actionsBelow
            title={
              <Dialog.Title className="font-heading text-20 font-strong wrap-anywhere">{props.job.title}</Dialog.Title>
            }
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
