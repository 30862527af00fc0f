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

/** The chosen file itself, for the way from one screen to the other; storage may be too small for it. */
let held: { userId: string; file: File } | null = null

/** Removes everything of the previous person. */
export function clearMatchData(): void {
  held = null
  forgetKeptWork()
}

/** The drawer of one person. The file's content gives way when there is no room for the rest. */
export function matchStorage(userId: string) {
  if (held?.userId !== userId) held = null
  const drawer = keptWork(userId, 'match')
  const kept = (name: MatchValue): string => drawer.read(name) ?? ''

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
    kept,
    keep,
    holdFile: (file: File | null) => {
      held = file && { userId, file }
    },
    /** Keeps the content of the file that is held; one that was replaced or logged out meanwhile is let go. */
    keepContent: (of: File, dataUrl: string): boolean => held?.file === of && keep('fileContent', dataUrl),
    /** The file that is held or kept, or null when only its name could be kept. */
    file: (): File | null => {
      const name = kept('fileName')
      if (held?.userId === userId && held.file.name === name) return held.file
      const bytes = decoded(kept('fileContent'))
      if (name === '' || !bytes) return null
      held = { userId, file: new File([bytes], name, { type: kept('fileType') }) }
      return held.file
    },
  }
}

export type MatchStorage = ReturnType<typeof matchStorage>

function decoded(dataUrl: string): Uint8Array<ArrayBuffer> | null {
  const comma = dataUrl.indexOf(',')
  if (comma < 0) return null
  try {
    return Uint8Array.from(atob(dataUrl.slice(comma + 1)), (each) => each.charCodeAt(0))
  } catch {
    return null
  }
}
