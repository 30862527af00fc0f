import type { Said } from '@/api/letters'
import { readLetter } from '@/lib/keptLetters'
import { keptWork } from '@/lib/keptWork'
import { quietly } from '@/lib/quietly'
import type { ApplicationForm } from '@/rules/applicationForm'

type Typed = Pick<ApplicationForm, 'fullName' | 'email' | 'phoneNumber' | 'resumeFrom'>
type Files = Pick<ApplicationForm, 'resumeFile' | 'drivingLicenseFile' | 'visaDocumentFile'>

const none: Files = { resumeFile: null, drivingLicenseFile: null, visaDocumentFile: null }

/** Chosen files are too large for any storage: they live as long as this tab, under their owner and job. */
const held = new Map<string, Files>()

/** Everything that was begun for one job by one person; it outlives a closed dialog, a reload and an ended session. */
export function keptForm(userId: number, jobId: number) {
  const drawer = keptWork(userId, 'apply')
  const name = String(jobId)
  const shelf = `${userId}:${jobId}`
  return {
    read: (start: Typed): ApplicationForm => {
      const found = quietly(() => JSON.parse(drawer.read(name) ?? '{}') as Partial<Record<string, unknown>>) ?? {}
      const text = (key: 'fullName' | 'email' | 'phoneNumber') =>
        typeof found[key] === 'string' ? found[key] : start[key]
      return {
        fullName: text('fullName'),
        email: text('email'),
        phoneNumber: text('phoneNumber'),
        resumeFrom: found['resumeFrom'] === 'upload' ? 'upload' : start.resumeFrom,
        coverLetter: readLetter(jobId, userId),
        ...(held.get(shelf) ?? none),
      }
    },
    keep: ({ fullName, email, phoneNumber, resumeFrom, ...rest }: ApplicationForm) => {
      drawer.write(name, JSON.stringify({ fullName, email, phoneNumber, resumeFrom } satisfies Typed))
      const { resumeFile, drivingLicenseFile, visaDocumentFile } = rest
      held.set(shelf, { resumeFile, drivingLicenseFile, visaDocumentFile })
    },
    /** What the writer of the letter was told beside the profile. */
    said: (): Said => quietly(() => JSON.parse(drawer.read(`${name}:said`) ?? '{}') as Said) ?? {},
    keepSaid: (said: Said) => drawer.write(`${name}:said`, JSON.stringify(said)),
    forget: () => {
      drawer.write(name, null)
      drawer.write(`${name}:said`, null)
      held.delete(shelf)
    },
  }
}
