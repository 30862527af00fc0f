import { useCallback, useState } from 'react'

import { matchStorage } from '@/lib/kept/matchStorage'
import { withdraw } from '@/lib/notify'

/** The message about a job or a resume that is missing or cannot be used: it ends when there is one. */
export const INPUTS_TOAST = 'job and resume'

/** A chosen resume. Without `file` only its name outlived a reload: it has to be chosen again. */
export interface Resume {
  name: string
  file: File | null
}

const ADVERT = '#advert='

/** Keeps the advert that the browser extension has put behind an address; no server sees that part. */
function keepBroughtAdvert(storage: ReturnType<typeof matchStorage>) {
  const { hash, pathname, search } = window.location
  if (!hash.startsWith(ADVERT)) return
  window.history.replaceState(window.history.state, '', pathname + search)
  const advert = new URLSearchParams(hash.slice(1)).get('advert')
  if (advert?.trim()) storage.keep('jobDescription', advert)
}

const CHUNK = 0x8000 // as many bytes as one call may take as its arguments

async function dataUrl(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let binary = ''
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK))
  return `data:${file.type};base64,${btoa(binary)}`
}

/** The job text and the resume of the two analysis screens, shared by both and kept across a reload. */
export function useJobAndResume(userId: string) {
  const [storage] = useState(() => {
    const place = matchStorage(userId)
    keepBroughtAdvert(place)
    return place
  })
  const [job, showJob] = useState(() => storage.get('jobDescription'))
  const [resume, showResume] = useState<Resume | null>(() => {
    const name = storage.get('fileName')
    return name === '' ? null : { name, file: storage.file() }
  })

  const setJob = useCallback(
    (text: string) => {
      if (text.trim() !== '') withdraw(INPUTS_TOAST)
      showJob(text)
      storage.keep('jobDescription', text)
    },
    [storage],
  )

  const setFile = useCallback(
    (file: File | null) => {
      if (file) withdraw(INPUTS_TOAST)
      storage.holdFile(file)
      showResume(file && { name: file.name, file })
      storage.keep('fileContent', '')
      storage.keep('fileName', file?.name ?? '')
      storage.keep('fileType', file?.type ?? '')
      if (file)
        dataUrl(file).then(
          (content) => storage.keepContent(file, content),
          () => {}, // no longer on disk: only its name is kept
        )
    },
    [storage],
  )

  return { storage, job, resume, setJob, setFile }
}
