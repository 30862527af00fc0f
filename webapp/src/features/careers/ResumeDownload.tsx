import { Download } from 'lucide-react'
import { useState } from 'react'

import { Button } from '@/components/Button'
import { tellNotMade } from '@/lib/notMade'
import { saveFile } from '@/lib/saveFile'
import { useFetchFile } from '@/lib/useFetchFile'

const formats = { pdf: 'PDF', docx: 'Word' } as const
type Format = keyof typeof formats

/** A resume of the whole career, on the paper of the person's country. */
export function ResumeDownload({ isSaved }: { isSaved: boolean }) {
  const fetchFile = useFetchFile()
  const [waiting, setWaiting] = useState<Format | null>(null)
  const download = async (format: Format) => {
    setWaiting(format)
    const fetched = await fetchFile(`/api/me/career/resume?format=${format}`)
    setWaiting(null)
    if (fetched.file) saveFile(fetched.file, `resume.${format}`)
    else tellNotMade(fetched)
  }
  return (['pdf', 'docx'] as const).map((format) => (
    <Button
      key={format}
      icon={<Download aria-hidden />}
      disabled={!isSaved}
      busy={waiting === format ? 'Making...' : ''}
      onClick={() => void download(format)}
    >
      {`Resume as ${formats[format]}`}
    </Button>
  ))
}
