import { FileText } from 'lucide-react'
import { useState } from 'react'

import { ButtonLink, Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { useOtherResumes, type OtherResume } from '@/features/applications/useOtherResumes'
import type { missingParts } from '@/rules/applicationForm'

type Props = {
  missing: ReturnType<typeof missingParts>
  /** There is no profile yet; its form will start with the name that the career says. */
  isNew: boolean
  /** The person applies with this file. `name`: the person's name as the career says it. */
  onFile: (file: File, name: string) => void
  onClose: () => void
}

const NEEDS = 'To apply by email, your profile needs a name, a phone number and a resume.'
const MOST_OFFERED = 4 // of each kind
const NAME = { maxWidth: 'min(60vw, 20rem)' }

const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** Asks for the parts of the profile without which nobody could answer an application, and offers the resumes that the
    person has here without a profile. */
export function CompleteProfile({ missing, isNew, onFile, onClose }: Props) {
  const { versions, files, take, careerName, isLoading } = useOtherResumes()
  const [taking, setTaking] = useState('')
  const parts = isNew && careerName ? missing.filter((part) => part !== 'name') : missing
  const offered = [...versions.slice(0, MOST_OFFERED), ...files.slice(0, MOST_OFFERED)]
  const apply = async (resume: OtherResume) => {
    setTaking(resume.path)
    const file = await take(resume)
    setTaking('')
    if (file) onFile(file, careerName)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Complete Your Profile"
      lead={isLoading ? NEEDS : `${NEEDS} Still missing: ${listed(parts)}.`}
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <ButtonLink to="/user/AboutUser" variant="primary">
            Complete your profile
          </ButtonLink>
        </>
      }
    >
      {offered.length > 0 && (
        <section
          aria-label={isNew ? 'Apply without a profile' : 'Apply with another resume'}
          className="space-y-2 text-13"
        >
          <p className="text-ink-soft">Or apply to this job with a resume that you already have here:</p>
          <ul className="space-y-2">
            {offered.map((resume) => (
              <li key={resume.path} className="grid">
                <Button
                  icon={<FileText aria-hidden />}
                  disabled={taking !== '' && taking !== resume.path}
                  busy={taking === resume.path ? 'Opening...' : undefined}
                  onClick={() => void apply(resume)}
                >
                  <span className="truncate" style={NAME}>
                    {resume.name}
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  )
}
