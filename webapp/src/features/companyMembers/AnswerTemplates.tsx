import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { useCompanyTemplatesQuery, useEditCompanyTemplatesMutation } from '@/api/answerTemplates'
import { LONGEST_TEMPLATE, LONGEST_TEMPLATE_NAME, MOST_TEMPLATES, TEMPLATE_VARIABLES } from '@/api/server.gen'
import { Button } from '@/components/Button'
import { Card, CardHead } from '@/components/Card'
import { Field } from '@/components/Field'
import { IconButton } from '@/components/IconButton'
import { TextArea } from '@/components/TextArea'
import { TextInput } from '@/components/TextInput'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'

type Template = { name: string; text: string }

/** The company's templates for answers, which its owners write. */
export function AnswerTemplates() {
  const { data } = useCompanyTemplatesQuery()
  const [draft, setDraft] = useState<Template[] | null>(null)
  const [edit, { isLoading }] = useEditCompanyTemplatesMutation()
  if (!data) return null
  const templates = draft ?? data.templates
  const change = (at: number, part: Partial<Template>) =>
    setDraft(templates.map((template, place) => (place === at ? { ...template, ...part } : template)))
  const save = async () => {
    const { error } = await edit(templates)
    if (error) return notify('The templates were not saved', { tone: 'bad', text: messageOf(error) })
    setDraft(null)
    notify('Templates saved.', { tone: 'good' })
  }
  return (
    <Card aria-labelledby="answer-templates">
      <CardHead id="answer-templates" title="Templates for answers" />
      <div className="space-y-4 p-4 tablet:p-5">
        <p className="text-12 text-ink-soft">
          {`Filled in for each person: ${TEMPLATE_VARIABLES.map((name) => `{${name}}`).join(', ')}. What the resume shows or lacks comes from its analysis.`}
        </p>
        <ol className="space-y-4">
          {templates.map(({ name, text }, at) => (
            <li key={at} className="space-y-2">
              <div className="flex items-end gap-1">
                <Field label={`Name of template ${at + 1}`} className="min-w-0 flex-1">
                  <TextInput
                    dir="auto"
                    maxLength={LONGEST_TEMPLATE_NAME}
                    value={name}
                    onChange={({ target }) => change(at, { name: target.value })}
                  />
                </Field>
                <IconButton
                  size="medium"
                  aria-label={`Remove template ${at + 1}`}
                  onClick={() => setDraft(templates.filter((_, place) => place !== at))}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              </div>
              <TextArea
                aria-label={`Text of template ${at + 1}`}
                rows={4}
                dir="auto"
                maxLength={LONGEST_TEMPLATE}
                value={text}
                onChange={({ target }) => change(at, { text: target.value })}
              />
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            icon={<Plus aria-hidden />}
            disabled={templates.length >= MOST_TEMPLATES}
            onClick={() => setDraft([...templates, { name: '', text: '' }])}
          >
            Add template
          </Button>
          <Button
            size="small"
            disabled={draft === null}
            busy={isLoading ? 'Saving...' : undefined}
            onClick={() => void save()}
          >
            Save templates
          </Button>
        </div>
      </div>
    </Card>
  )
}
