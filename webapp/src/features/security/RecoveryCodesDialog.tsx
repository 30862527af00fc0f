import { Download, Printer } from 'lucide-react'

import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { PrintReport } from '@/components/PrintReport'
import { PRODUCT_NAME } from '@/lib/product'
import { saveFile } from '@/lib/saveFile'
import { useSession } from '@/lib/session/useSession'

const FILE = 'hireloom-recovery-codes.txt'

type Props = { codes: readonly string[]; onClose: () => void }

/** Recovery codes, shown only once. */
export function RecoveryCodesDialog({ codes, onClose }: Props) {
  const { user } = useSession()
  const download = () => {
    const text = [`Recovery codes for ${PRODUCT_NAME}, ${user?.email ?? ''}. Each works once.`, '', ...codes, '']
    saveFile(new Blob([text.join('\n')], { type: 'text/plain' }), FILE)
  }
  const list = (
    <ul className="grid gap-2 text-center text-13 tablet:grid-cols-2">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Save your recovery codes"
      lead="Each logs you in once when you have neither your passkey nor your app. They are shown only now."
      actions={
        <>
          <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
            Print
          </Button>
          <Button icon={<Download aria-hidden />} onClick={download}>
            Download
          </Button>
          <Button variant="primary" onClick={onClose}>
            I have saved them
          </Button>
        </>
      }
    >
      {list}
      <PrintReport title="Recovery codes" about={[{ label: 'Account', value: user?.email ?? '' }]}>
        {list}
      </PrintReport>
    </Dialog>
  )
}
