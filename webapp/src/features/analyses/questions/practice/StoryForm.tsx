import { useState } from 'react'

import { LONGEST_STORY_PART, LONGEST_STORY_TITLE } from '@/api/server.gen'
import { useAddStoryMutation, useChangeStoryMutation, useDeleteStoryMutation, type NewStory } from '@/api/stories'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { Field } from '@/components/Field'
import { ChipsInput } from '@/components/FormChips'
import { FormNotice } from '@/components/FormNotice'
import { TextArea } from '@/components/TextArea'
import { TextInput } from '@/components/TextInput'
import { useKeptFields } from '@/lib/kept/useKeptFields'
import { messageOf } from '@/rules/errors'
import { entries } from '@/rules/profile'
import { topicError } from './stories'

type Props = {
  story: NewStory
  /** Null for one that is not kept yet. */
  id: number | null
  onClose: () => void
  onKept: (id: number) => void
}

/** A story to keep: the situation, what one did, what came of it, and the topics of the questions that it answers. */
export function StoryForm({ story, id, onClose, onKept }: Props) {
  const start = { ...story, tags: story.tags.join(', ') }
  const form = useKeptFields('stories', id === null ? JSON.stringify(story) : String(id), start)
  const { fields } = form
  const [errors, setErrors] = useState<{ title?: string; deed?: string; tags?: string }>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [add, adding] = useAddStoryMutation()
  const [change, changing] = useChangeStoryMutation()
  const [remove, removing] = useDeleteStoryMutation()

  const keep = async () => {
    const wrong = {
      title: fields.title.trim() ? undefined : 'Give it a title to know it by.',
      deed: fields.deed.trim() ? undefined : 'Say what you did.',
      tags: topicError(entries(fields.tags)),
    }
    setErrors(wrong)
    if (Object.values(wrong).some(Boolean)) return
    const body = { ...fields, tags: entries(fields.tags) }
    const { data, error } = await (id === null ? add(body) : change({ ...body, id }))
    if (!data) return setFailure(messageOf(error) ?? 'The story could not be saved. Please try again.')
    form.forget()
    onKept(data.story.id)
    onClose()
  }
  const forget = async () => {
    if (id === null) return
    const { error } = await remove(id)
    if (error) return setFailure(messageOf(error) ?? 'The story could not be deleted. Please try again.')
    form.forget()
    onClose()
  }
  const field = (name: 'title' | 'place' | 'situation' | 'deed' | 'result') => ({
    value: fields[name],
    maxLength: name === 'title' || name === 'place' ? LONGEST_STORY_TITLE : LONGEST_STORY_PART,
    onChange: (event: { target: { value: string } }) => form.change({ [name]: event.target.value }),
  })
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={id === null ? 'New story' : 'Your story'}
      lead="Kept for you until you delete it. No recruiter sees it."
      actions={
        <>
          {id !== null && (
            <Button variant="danger" busy={removing.isLoading ? 'Deleting' : undefined} onClick={() => void forget()}>
              Delete
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={adding.isLoading || changing.isLoading ? 'Keeping' : undefined}
            onClick={() => void keep()}
          >
            Save the story
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <div className="grid gap-4 tablet:grid-cols-2">
          <Field label="Title" error={errors.title}>
            <TextInput data-first-focus {...field('title')} />
          </Field>
          <Field label="Where and when" hint="For example: Harbor Bend, 2020">
            <TextInput {...field('place')} />
          </Field>
        </div>
        <Field label="The situation">
          <TextArea rows={2} {...field('situation')} />
        </Field>
        <Field label="What you did" error={errors.deed}>
          <TextArea rows={3} {...field('deed')} />
        </Field>
        <Field label="What came of it">
          <TextArea rows={2} {...field('result')} />
        </Field>
        <Field label="Topics" hint="Use the topics of the questions" error={errors.tags}>
          <ChipsInput value={fields.tags} onChange={(tags) => form.change({ tags })} />
        </Field>
        <FormNotice>{failure}</FormNotice>
      </div>
    </Dialog>
  )
}
