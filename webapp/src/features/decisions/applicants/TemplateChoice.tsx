import { useState } from 'react'

import { useFilledTemplatesQuery } from '@/api/answerTemplates'
import { Field } from '@/components/Field'
import { Select } from '@/components/Select'
import { fitting, type MessageFor } from '@/rules/answerTemplates'

type Props = {
  applicationId: number
  purpose: MessageFor
  /** The text of the chosen template, filled with what is known about this person. */
  onText: (text: string) => void
}

/** The company's templates for an answer. What nobody knows stays in it as a named gap. */
export function TemplateChoice({ applicationId, purpose, onText }: Props) {
  const { data, isFetching } = useFilledTemplatesQuery(applicationId)
  const [chosen, choose] = useState('')
  return (
    <div className="mb-4">
      <Field label="Template" hint={isFetching ? 'Reading the resume…' : 'Optional'}>
        <Select
          value={chosen}
          onChange={({ target }) => {
            choose(target.value)
            const template = data?.templates.find(({ name }) => name === target.value)
            if (template) onText(template.text)
          }}
        >
          <option value="">No template</option>
          {fitting(data?.templates ?? [], purpose).map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
