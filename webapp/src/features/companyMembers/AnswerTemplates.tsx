import { Plus, Trash2 } from 'lucide-react'

import { useCompanyTemplatesQuery, useEditCompanyTemplatesMutation } from '@/api/answerTemplates'
import { LONGEST_TEMPLATE, LONGEST_TEMPLATE_NAME, MOST_TEMPLATES, TEMPLATE_VARIABLES } from '@/api/server.gen'
import { Button } from '@/components/Button'
import { Card, CardHead } from '@/components/Card'
import { Field } from '@/components/Field'
import { IconButton } from '@/components/IconButton'
import { TextArea } from '@/components/TextArea'
import { TextInput } from '@/components/TextInput'
import { SaveRow } from '@/features/companyMembers/SaveRow'
import { useKeptFields } from '@/lib/kept/useKeptFields'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'

/** The company's templates for answers, which its owners write. */
export function AnswerTemplates() {
  const { data } = useCompanyTemplatesQuery()
  const form = useKeptFields('company', 'templates', { templates: data?.templates ?? [] })
  const [edit, { isLoading }] = useEditCompanyTemplatesMutation()
  if (!data) return null
  const { templates } = form.fields
  const changeAll = (changed: typeof templates) => form.change({ templates: changed })
  const change = (at: number, part: { name: string } | { text: string }) =>
    changeAll(templates.map((template, place) => (place === at ? { ...template, ...part } : template)))
  const save = async () => {
    const { error } = await edit(templates)
    if (error) return notify('The templates were not saved', { tone: 'bad', text: messageOf(error) })
    form.discard()
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
                  onClick={() => changeAll(templates.filter((_, place) => place !== at))}
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
            onClick={() => changeAll([...templates, { name: '', text: '' }])}
          >
            Add template
          </Button>
          <SaveRow
            name="templates"
            isChanged={form.isChanged()}
            isBusy={isLoading}
            onSave={save}
            onDiscard={form.discard}
          />
        </div>
      </div>
    </Card>
  )
}
