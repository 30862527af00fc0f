import { RadioCells } from '@/components/RadioCells'
import { Skeleton } from '@/components/Skeleton'

type From = 'profile' | 'upload'
type Props = { name: string; value: From; onChange: (from: From) => void }

/** The resume of the profile, or another file. */
export function ResumeChoice({ name, value, onChange }: Props) {
  return (
    <div>
      <RadioCells
        label="Resume"
        name="resume-from"
        options={[
          { value: 'profile', label: 'From my profile' },
          { value: 'upload', label: 'Another file' },
        ]}
        value={value}
        onChange={onChange}
      />
      {value === 'profile' && <p className="mt-2 text-13 text-ink-soft wrap-anywhere">{name}</p>}
    </div>
  )
}

/** The placeholder until it is known whether the profile has a resume. */
export function ChoiceSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Looking for the resume in your profile...</span>
      <Skeleton faint className="mt-0.5 h-4 w-16" />
      <div className="mt-2 grid grid-cols-2 gap-2">
        <Skeleton className="h-9.5" />
        <Skeleton className="h-9.5" />
      </div>
      <Skeleton faint className="mt-2.5 h-4 w-48" />
    </div>
  )
}
