import type { SystemProvider } from '@/api/administration'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { WithSettings } from '@/features/administration/WithSettings'
import { capitalized } from '@/rules/system'

type Props = { provider: SystemProvider; onCheck: () => void; onClose: () => void }

/** What was found, what to do about it, and how to see whether it helped. */
export function HowToFix({ provider: { name, message, advice }, onCheck, onClose }: Props) {
  const isSetting = /HIRELOOM_/.test(message + advice)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`How to fix: ${name}`}
      actions={
        <Button variant="primary" onClick={onCheck}>
          Check again
        </Button>
      }
    >
      <ol className="list-decimal space-y-2 pl-5 text-13">
        <li>
          What was found: <WithSettings text={capitalized(message)} />
        </li>
        <li>
          <WithSettings text={advice} />
        </li>
        {isSetting && (
          <li>
            Settings are read at the start: change them for every server and worker, and restart these one after the
            other.
          </li>
        )}
        <li>
          Check again here, or run <code>hireloom doctor</code> on the server: it makes the same checks.
        </li>
      </ol>
    </Dialog>
  )
}
