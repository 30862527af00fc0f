import { useCallback } from 'react'

import { notify } from '@/lib/notify'
import { saveFile } from '@/lib/saveFile'
import { useFetchFile } from '@/lib/useFetchFile'

const FAILED = 'Failed to download document'

export const addressOf = (key: string, download: boolean) =>
  `/api/documents/download?filePath=${encodeURIComponent(key)}&download=${String(download)}`

/** The documents of applications, by the keys under which they are stored. */
export function useDocuments() {
  const fetchFile = useFetchFile()
  const download = useCallback(
    async (key: string, name: string) => {
      const fetched = await fetchFile(addressOf(key, true))
      if (fetched.file) return saveFile(fetched.file, name)
      notify(FAILED, { tone: 'bad', text: fetched.reason ?? undefined })
    },
    [fetchFile],
  )
  const preview = useCallback(
    (key: string, signal: AbortSignal) => fetchFile(addressOf(key, false), signal),
    [fetchFile],
  )
  return { download, preview }
}
