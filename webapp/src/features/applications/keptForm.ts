import type { LetterInput } from '@/api/coverLetters'
import { keptFiles } from '@/lib/kept/keptFiles'
import { keepLetter, onLetterElsewhere, readLetter } from '@/lib/kept/keptLetters'
import { keptWork } from '@/lib/kept/keptWork'
import { quietly } from '@/lib/quietly'
import type { ApplicationForm, DocumentName } from '@/rules/applicationForm'

type Typed = Pick<ApplicationForm, 'fullName' | 'email' | 'phoneNumber' | 'resumeFrom'>

/** Everything that was begun for one job by one person; it outlives a closed dialog, a reload and an ended session. */
export function keptForm(userId: number, jobId: number) {
  const drawer = keptWork(userId, 'apply')
  const name = String(jobId)
  const files = keptFiles<DocumentName>(userId, `apply ${name}`)
  /** The letter typed in this tab, even if another tab has kept a newer one. */
  const typed = () => drawer.read(`${name}:letter`) ?? ''
  /** The newest letter of any tab. */
  const letter = () => readLetter(jobId, userId) || typed()
  return {
    read: (start: Typed): ApplicationForm => {
      const stored = quietly(() => JSON.parse(drawer.read(name) ?? '{}') as Partial<Record<string, unknown>>) ?? {}
      const text = (key: 'fullName' | 'email' | 'phoneNumber') =>
        typeof stored[key] === 'string' ? stored[key] : start[key]
      return {
        fullName: text('fullName'),
        email: text('email'),
        phoneNumber: text('phoneNumber'),
        resumeFrom: stored['resumeFrom'] === 'upload' ? 'upload' : start.resumeFrom,
        coverLetter: letter(),
        resumeFile: null,
        drivingLicenseFile: null,
        visaDocumentFile: null,
        ...files.read(),
      }
    },
    keep: ({ fullName, email, phoneNumber, resumeFrom, ...rest }: ApplicationForm) => {
      drawer.write(name, JSON.stringify({ fullName, email, phoneNumber, resumeFrom } satisfies Typed))
      const { resumeFile, drivingLicenseFile, visaDocumentFile } = rest
      files.keep({ resumeFile, drivingLicenseFile, visaDocumentFile })
    },
    typed,
    /** Returns false where the browser has no room for the text. */
    keepLetter: (text: string): boolean => {
      drawer.write(`${name}:letter`, text || null)
      return keepLetter(jobId, userId, text)
    },
    /** A text for the same job that is not in the form. */
    otherLetter: (): string => [typed(), drawer.read(`${name}:other`)].find((text) => text && text !== letter()) ?? '',
    keepOtherLetter: (text: string) => drawer.write(`${name}:other`, text),
    onLetterElsewhere: (tell: (text: string) => void) => onLetterElsewhere(jobId, userId, tell),
    /** What the letter's writer was told in addition to the profile. */
    letterInput: (): LetterInput => quietly(() => JSON.parse(drawer.read(`${name}:said`) ?? '{}') as LetterInput) ?? {},
    keepLetterInput: (input: LetterInput) => drawer.write(`${name}:said`, JSON.stringify(input)),
    forget: () => {
      keepLetter(jobId, userId, '')
      drawer.write(`${name}:letter`, null)
      drawer.write(`${name}:other`, null)
      drawer.write(`${name}:answers`, null)
      drawer.write(name, null)
      drawer.write(`${name}:said`, null)
      files.forget()
    },
  }
}
