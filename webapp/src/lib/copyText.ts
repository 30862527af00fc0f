import { notify } from '@/lib/notify'

/** Put a text on the clipboard, and say whether that worked. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify('Copied to the clipboard.', { tone: 'good' })
  } catch {
    notify('Your browser does not allow copying. Please select the text.', { tone: 'bad' })
  }
}
