import { notify } from '@/lib/notify'
import { canBePdf, pdfOf } from '@/lib/pdf'

function saved(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Hands the report to the system's share sheet as a file; where there is none it is saved instead, and says so. */
export async function sharedAsPdf(text: string, name: string): Promise<void> {
  if (!canBePdf(text)) {
    notify('Choose "Save as PDF" in the print dialog', {
      text: 'This report has characters that only your browser can set.',
    })
    window.print()
    return
  }
  const [title = '', ...rest] = text.split('\n')
  const file = new File([pdfOf(title, rest.join('\n'))], name, { type: 'application/pdf' })
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title })
      return
    } catch (reason) {
      if (reason instanceof DOMException && reason.name === 'AbortError') return
    }
  }
  saved(file)
  notify('Saved as PDF', {
    text: `${name} is in your downloads. This browser cannot share files itself.`,
    tone: 'good',
  })
}
