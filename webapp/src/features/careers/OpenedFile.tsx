import type { Source } from '@/api/careers'
import { DocumentViewer } from '@/components/DocumentViewer'

const LONGEST_TITLE = 120 // characters

/** The file in which a value was read, opened at its words. */
export function OpenedFile({ source, name, onClose }: { source: Source; name: string; onClose: () => void }) {
  const { file, page, words } = source
  const title = words.length > LONGEST_TITLE ? `${words.slice(0, LONGEST_TITLE)}...` : words
  return <DocumentViewer preview={{ key: file, title: title || name, name, page, words }} onClose={onClose} />
}
