import { DocumentViewer } from '@/components/DocumentViewer'
import type { OpenedPlace } from '@/features/careers/files'

const LONGEST_TITLE = 120 // characters

/** A file that the career was read from, opened at the words of a value if there are any. */
export function OpenedFile({ source, name, onClose }: { source: OpenedPlace; name: string; onClose: () => void }) {
  const { file, page, words } = source
  const title = words.length > LONGEST_TITLE ? `${words.slice(0, LONGEST_TITLE)}...` : words
  return <DocumentViewer preview={{ key: file, title: title || name, name, page, words }} onClose={onClose} />
}
