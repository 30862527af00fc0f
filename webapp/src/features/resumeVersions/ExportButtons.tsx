import { Download, FileText } from 'lucide-react'

import { Button } from '@/components/Button'
import { notify } from '@/lib/notify'
import { tellNotMade } from '@/lib/notMade'
import { saveFile } from '@/lib/saveFile'
import { useFetchFile } from '@/lib/useFetchFile'

type Props = { id: number; name: string; isSaved: boolean; waiting: number; onSaved: () => void }

/** The resume as a file; `onSaved` follows once the person has it. */
export function ExportButtons({ id, name, isSaved, waiting, onSaved }: Props) {
  const fetchFile = useFetchFile()
  const download = async (format: 'pdf' | 'docx') => {
    const fetched = await fetchFile(`/api/me/resumes/${id}/file?format=${format}`)
    if (!fetched.file) return tellNotMade(fetched)
    saveFile(fetched.file, `${name.trim()}.${format}`)
    onSaved()
    if (waiting > 0)
      notify(waiting === 1 ? 'One sentence is not in the file.' : `${waiting} sentences are not in the file.`, {
        text: 'Nothing in your career says it. Confirm that it is true, or leave it out.',
      })
  }
  return (
    <>
      <Button icon={<FileText aria-hidden />} disabled={!isSaved} onClick={() => void download('docx')}>
        DOCX
      </Button>
      <Button
        variant="primary"
        icon={<Download aria-hidden />}
        disabled={!isSaved}
        onClick={() => void download('pdf')}
      >
        PDF
      </Button>
    </>
  )
}
