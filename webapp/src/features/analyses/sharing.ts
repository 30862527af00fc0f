import { notify } from '@/lib/notify'
import { canBePdf, pdfOf } from '@/lib/pdf'
import { saveFile } from '@/lib/saveFile'

/** Hands the report to the system's share sheet as a file; without one, the file is saved instead, and a message says
    so. */
export async function sharedAsPdf(text: string, name: string): Promise<void> {
  if (!canBePdf(text)) {
    notify('Choose "Save as PDF" in the print dialog', {
      text: 'This report has characters that only your browser can print.',
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
  saveFile(file, name)
  notify('Saved as PDF', {
    text: `${name} is in your downloads. This browser cannot share files itself.`,
    tone: 'good',
  })
}
