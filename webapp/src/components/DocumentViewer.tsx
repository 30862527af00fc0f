import { Download, FileQuestion } from 'lucide-react'
import { useEffect, useState } from 'react'

import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { DocumentWords, WordFile } from '@/components/DocumentWords'
import { Spinner } from '@/components/Spinner'
import { useDocuments } from '@/lib/useDocuments'

/** A stored document: its key, whose ending says what it is, and the name that a person gave or knows it by; `page` and
    `words`: the place at which a PDF opens. */
export type ShownDocument = { key: string; title: string; name: string; page?: number; words?: string }

const WORD = new Set(['doc', 'docx'])
const DATA = new Set(['json', 'xml'])
const isPdf = (key: string) => key.toLowerCase().includes('.pdf')

/** A document in the middle of the page: and a way to download it. */
export function DocumentViewer({ preview, onClose }: { preview: ShownDocument | null; onClose: () => void }) {
  const { download } = useDocuments()
  const [busy, setBusy] = useState(false)

  const save = async () => {
    if (!preview) return
    setBusy(true)
    await download(preview.key, preview.name)
    setBusy(false)
  }

  return (
    <Dialog
      open={preview !== null}
      onOpenChange={(open) => !open && onClose()}
      title={preview?.title ?? ''}
      lead={preview && (preview.page && isPdf(preview.key) ? `${preview.name}, page ${preview.page}` : preview.name)}
      wide="film"
      actions={
        <Button icon={<Download aria-hidden />} busy={busy ? 'Downloading...' : undefined} onClick={() => void save()}>
          Download
        </Button>
      }
    >
      {preview && <DocumentPreview key={preview.key} document={preview} />}
    </Dialog>
  )
}

/** As wide as the frame, without a list of pages next to it; browsers that search by an address mark the words. */
function placeIn({ page, words }: ShownDocument) {
  const place = { ...(page ? { page: String(page) } : {}), ...(words ? { search: words, phrase: 'true' } : {}) }
  return `${page ? `${new URLSearchParams(place)}&` : ''}view=FitH&navpanes=0`.replaceAll('+', '%20')
}

/** What a document contains: Word files and data as their words, a PDF in a frame, anything else as a picture. */
export function DocumentPreview({ document }: { document: ShownDocument }) {
  const extension = document.key.slice(document.key.lastIndexOf('.') + 1).toLowerCase()
  const otherwise = (reason: string | null) => <NoPreview document={document} reason={reason} />
  if (WORD.has(extension)) return <WordFile document={document} otherwise={otherwise} />
  if (extension === 'zip') return otherwise('It is an archive. Download it to see the files in it.')
  return <FetchedFile document={document} isData={DATA.has(extension)} />
}

function FetchedFile({ document, isData }: { document: ShownDocument; isData: boolean }) {
  const { preview } = useDocuments()
  const [content, setContent] = useState<{ address: string; text: string } | null>(null)
  const [problem, setProblem] = useState<{ reason: string | null } | null>(null)

  useEffect(() => {
    const asking = new AbortController()
    let made: string | null = null
    const show = async () => {
      const fetched = await preview(document.key, asking.signal)
      if (asking.signal.aborted) return
      if (!fetched.file) return setProblem({ reason: fetched.reason })
      const text = isData ? await fetched.file.text() : ''
      // What is called a PDF is shown as one or not at all: nothing in a frame may be read as a page.
      const file = isPdf(document.key) ? new Blob([fetched.file], { type: 'application/pdf' }) : fetched.file
      made = URL.createObjectURL(file)
      setContent({ address: made, text })
    }
    void show()
    return () => {
      asking.abort()
      if (made) URL.revokeObjectURL(made)
    }
  }, [preview, document.key, isData])

  if (problem) return <NoPreview document={document} reason={problem.reason} />
  if (!content) {
    return (
      <div className="grid h-48 place-items-center">
        <Spinner label="Loading the document..." />
      </div>
    )
  }
  if (isData) return <DocumentWords title={document.title} words={document.words} text={content.text} />
  if (isPdf(document.key)) {
    return (
      // The browser's PDF viewer does not open in a sandbox; the file is its own origin's and typed as a PDF.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      <iframe
        src={`${content.address}#${placeIn(document)}`}
        title={document.title}
        className="h-[calc(90dvh-190px)] w-full rounded-control border border-line bg-sunken"
      />
    )
  }
  return (
    <img
      src={content.address}
      alt={document.title}
      onError={() => setProblem({ reason: null })}
      className="mx-auto max-h-[calc(90dvh-190px)] max-w-full rounded-control border border-line"
    />
  )
}

function NoPreview({ document, reason }: { document: ShownDocument; reason: string | null }) {
  const { download } = useDocuments()
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      <FileQuestion aria-hidden className="size-8 text-ink-faint" strokeWidth={1.5} />
      <p className="text-15 font-strong">Cannot preview this document type.</p>
      {reason && <p className="text-13 text-ink-soft">{reason}</p>}
      <Button
        variant="primary"
        icon={<Download aria-hidden />}
        onClick={() => void download(document.key, document.name)}
      >
        Download Document
      </Button>
    </div>
  )
}
