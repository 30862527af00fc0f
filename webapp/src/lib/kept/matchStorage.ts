import { forgetKeptWork, keptWork } from '@/lib/kept/keptWork'

/** Texts, choices and answers that the two analysis screens keep for this tab. */
export type MatchValue =
  | 'jobDescription'
  | 'fileName'
  | 'fileType'
  | 'fileContent'
  | 'lastOutput'
  | 'matchPercentage'
  | 'questions'
  | 'version'
  | 'practice'
  | 'ownQuestions'

/** The chosen file itself, for switching between the screens; storage may be too small for it. */
let fileOfPerson: { userId: string; file: File } | null = null

/** Removes everything that belongs to the previous person. */
export function clearMatchData(): void {
  fileOfPerson = null
  forgetKeptWork()
}

/** The storage of one person. The file's content is dropped if there is no room for the rest. */
export function matchStorage(userId: string) {
  if (fileOfPerson?.userId !== userId) fileOfPerson = null
  const drawer = keptWork(userId, 'match')
  const get = (name: MatchValue): string => drawer.read(name) ?? ''

  const keep = (name: MatchValue, value: string): boolean => {
    if (value !== '' && drawer.write(name, value)) return true
    // The stored value is outdated, since the new one did not fit: remove it.
    drawer.write(name, null)
    if (value === '') return true
    if (name === 'fileContent') return false
    drawer.write('fileContent', null)
    return drawer.write(name, value)
  }

  return {
    get,
    keep,
    holdFile: (file: File | null) => {
      fileOfPerson = file && { userId, file }
    },
    /** Stores the content of the current file; one that has been replaced or logged out since is dropped. */
    keepContent: (of: File, dataUrl: string): boolean => fileOfPerson?.file === of && keep('fileContent', dataUrl),
    /** The current or stored file, or null if only its name could be stored. */
    file: (): File | null => {
      const name = get('fileName')
      if (fileOfPerson?.userId === userId && fileOfPerson.file.name === name) return fileOfPerson.file
      const bytes = decoded(get('fileContent'))
      if (name === '' || !bytes) return null
      fileOfPerson = { userId, file: new File([bytes], name, { type: get('fileType') }) }
      return fileOfPerson.file
    },
  }
}

export type MatchStorage = ReturnType<typeof matchStorage>

function decoded(dataUrl: string): Uint8Array<ArrayBuffer> | null {
  const comma = dataUrl.indexOf(',')
  if (comma < 0) return null
  try {
    return Uint8Array.from(atob(dataUrl.slice(comma + 1)), (item) => item.charCodeAt(0))
  } catch {
    return null
  }
}
