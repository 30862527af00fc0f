import { useState } from 'react'

import { useLazyShortLetterQuery, type LetterKind } from '@/api/applications'
import { Button } from '@/components/Button'
import { FormNotice } from '@/components/FormNotice'
import { TextArea } from '@/components/TextArea'
import { useKeptText } from '@/lib/kept/useKeptText'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'

const kinds: Record<LetterKind, string> = { follow_up: 'Follow-up', thank_you: 'Thank-you', withdrawal: 'Withdrawal' }

/** Drafts from the facts of the application. The person edits them and sends them from their own mailbox. After a
    rejection (`isOver`) there is nothing left but thanks. */
export function ShortLetters({ id, isOver = false }: { id: number; isOver?: boolean }) {
  const [draft] = useLazyShortLetterQuery()
  const { text, setText } = useKeptText('short-letter', String(id))
  const [problem, setProblem] = useState('')
  const write = async (kind: LetterKind) => {
    const { data, error } = await draft({ id, kind })
    setText(data?.text ?? '')
    setProblem(data ? '' : (messageOf(error) ?? 'The letter could not be drafted.'))
  }
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    notify('Copied', { tone: 'good' })
  }
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap gap-2">
        {(Object.keys(kinds) as LetterKind[])
          .filter((kind) => !isOver || kind === 'thank_you')
          .map((kind) => (
            <Button key={kind} size="small" onClick={() => void write(kind)}>
              {kinds[kind]}
            </Button>
          ))}
      </div>
      {problem && <FormNotice tone="bad">{problem}</FormNotice>}
      {text && (
        <>
          <TextArea aria-label="Draft" rows={10} value={text} onChange={(event) => setText(event.target.value)} />
          <Button size="small" onClick={() => void copy()}>
            Copy
          </Button>
        </>
      )}
    </div>
  )
}
