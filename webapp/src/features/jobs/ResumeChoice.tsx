import { RadioCells } from '@/components/RadioCells'

type From = 'profile' | 'upload'
type Props = { name: string; value: From; onChange: (from: From) => void }

/** The resume of one's profile, or another file. */
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
