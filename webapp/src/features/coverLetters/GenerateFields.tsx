import { AiSign } from '@/components/AiSign'
import { Button } from '@/components/Button'
import { Field } from '@/components/Field'
import { TextArea } from '@/components/TextArea'
import { TextInput } from '@/components/TextInput'
import { StyleFields } from '@/features/coverLetters/StyleFields'
import type { Order } from '@/features/coverLetters/useKeptOrder'

type Props = {
  order: Pick<Order, 'skills' | 'more' | 'style'>
  busy: boolean
  onOrder: (part: Partial<Order>) => void
  onCancel: () => void
  onGenerate: () => void
}

/** What the writer should know and how the letter should sound. */
export function GenerateFields({ order, busy, onOrder, onCancel, onGenerate }: Props) {
  return (
    <div className="space-y-4 p-4">
      <Field label="Skills to mention" hint="From your profile">
        <TextInput
          value={order.skills}
          onChange={(event) => onOrder({ skills: event.target.value })}
          // Enter submits this panel, never the application form around it.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            onGenerate()
          }}
        />
      </Field>
      <Field label="Anything the letter should say" hint="Optional">
        <TextArea rows={2} value={order.more} onChange={(event) => onOrder({ more: event.target.value })} />
      </Field>
      <StyleFields value={order.style} onChange={(style) => onOrder({ style })} />
      <div className="flex flex-wrap justify-between gap-2">
        <Button size="small" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          size="small"
          variant="primary"
          icon={<AiSign />}
          busy={busy ? 'Writing...' : undefined}
          onClick={onGenerate}
        >
          Generate letter
        </Button>
      </div>
    </div>
  )
}
