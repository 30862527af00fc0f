import { useState } from 'react'

import { LONGEST_CORRECTION } from '@/api/server.gen'
import { Field } from '@/components/Field'
import { Select } from '@/components/Select'
import { TextArea } from '@/components/TextArea'
import { useKeptText } from '@/lib/kept/useKeptText'
import { beginning } from '@/rules/figures'
import { CorrectionButtons } from './CorrectionButtons'
import { focused, useCorrecting } from './correcting'

const LONGEST_OPTION = 90

type Props = { about: string; lines: string[]; onClose: () => void }

/** Where the resume shows it, or how the person says it. */
export function HaveForm({ about, lines, onClose }: Props) {
  const correcting = useCorrecting()
  const [quote, setQuote] = useState('')
  const { text: words, setText: setWords, forget } = useKeptText('correction', about)
  const [error, setError] = useState<string>()

  const keep = async () => {
    if (!quote && !words.trim()) return setError('Choose a line, or say it in your own words.')
    if (!(await correcting?.correct({ kind: 'i_have_this', about, quote, words: quote ? '' : words }))) return
    forget()
    onClose()
  }
  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        void keep()
      }}
    >
      <Field label="Where your resume shows it">
        <Select ref={focused} value={quote} onChange={(event) => setQuote(event.target.value)}>
          <option value="">Not in any line: I’ll say it myself</option>
          {lines.map((line) => (
            <option key={line} value={line}>
              {line.length > LONGEST_OPTION ? `${beginning(line, LONGEST_OPTION)}…` : line}
            </option>
          ))}
        </Select>
      </Field>
      {!quote && (
        <Field label="In your own words" error={error}>
          <TextArea
            rows={2}
            maxLength={LONGEST_CORRECTION}
            value={words}
            onChange={(event) => {
              setWords(event.target.value)
              setError(undefined)
            }}
          />
        </Field>
      )}
      <CorrectionButtons onClose={onClose} />
    </form>
  )
}
