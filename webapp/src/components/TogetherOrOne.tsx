import { Segments } from '@/components/Segments'

type Props = { takesOne: boolean; onChange: (takesOne: boolean) => void }

/** Whether several interviewers hold an interview together, or the one who is freest. */
export function TogetherOrOne({ takesOne, onChange }: Props) {
  return (
    <div className="mt-3">
      <Segments
        label="Who holds it"
        value={takesOne ? 'one' : 'together'}
        options={[
          { value: 'together', label: 'All together' },
          { value: 'one', label: 'Whoever is freer' },
        ]}
        onChange={(value) => onChange(value === 'one')}
      />
    </div>
  )
}
