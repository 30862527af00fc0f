import { Copy, Printer, Share } from 'lucide-react'
import { useState } from 'react'

import { Button } from '@/components/Button'
import { classes } from '@/lib/classes'
import { notify } from '@/lib/notify'

type Props = { text: () => string; fileName: string; className?: string; wide?: boolean }

async function copied(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify('Copied', { text: 'The result is on your clipboard as plain text.', tone: 'good' })
  } catch {
    notify('Your browser did not allow copying.', { text: 'Use Print, or select the text.', tone: 'bad' })
  }
}

/** Copies the text of a result, prints it or shares it as a file. */
export function Actions({ text, fileName, className, wide = false }: Props) {
  const [making, setMaking] = useState(false)

  const share = async () => {
    setMaking(true)
    const { sharedAsPdf } = await import('./sharing')
    await sharedAsPdf(text(), fileName)
    setMaking(false)
  }

  return (
    <div data-print="no" className={classes('flex flex-wrap gap-2', className)}>
      <Button icon={<Copy aria-hidden />} className={wide ? 'flex-1' : ''} onClick={() => void copied(text())}>
        Copy
      </Button>
      <Button icon={<Printer aria-hidden />} className={wide ? 'flex-1' : ''} onClick={() => window.print()}>
        Print
      </Button>
      <Button
        variant="primary"
        icon={<Share aria-hidden />}
        className={wide ? 'flex-2' : ''}
        busy={making ? 'Making the PDF' : undefined}
        onClick={() => void share()}
      >
        Share as PDF
      </Button>
    </div>
  )
}
