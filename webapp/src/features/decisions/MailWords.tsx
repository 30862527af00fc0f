import { LONGEST_MESSAGE } from '@/api/server.gen'
import { Field } from '@/components/Field'
import { TextArea } from '@/components/TextArea'

type Props = { label: string; words: string; onWords: (words: string) => void }

/** The recruiter's own message in the email that tells applicants the decision. */
export function MailWords({ label, words, onWords }: Props) {
  return (
    <Field label={label} hint="Optional">
      <TextArea
        rows={4}
        dir="auto"
        maxLength={LONGEST_MESSAGE}
        value={words}
        onChange={(event) => onWords(event.target.value)}
      />
    </Field>
  )
}
