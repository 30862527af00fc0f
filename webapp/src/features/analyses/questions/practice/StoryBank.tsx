import { Link2, Plus } from 'lucide-react'
import { useState } from 'react'

import type { Question } from '@/api/analyses'
import { useStoriesQuery, type NewStory, type Story } from '@/api/stories'
import { Button } from '@/components/Button'
import { Card, CardHead } from '@/components/Card'
import { Chip } from '@/components/Chip'
import { ErrorState } from '@/components/ErrorState'
import { Skeleton } from '@/components/Skeleton'
import { classes } from '@/lib/classes'
import { counted } from '@/rules/figures'
import { messageOf } from '@/rules/errors'
import { EMPTY_STORY, isAbout, lackingStory } from './stories'
import { StoryForm } from './StoryForm'

// Side by side as far as there is room, with a line between them.
const COLUMNS = { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11.5rem), 1fr))' }
const CELL = { boxShadow: '1px 0 var(--line), 0 1px var(--line)' }
const ENOUGH = 5 // stories answer most questions

type Props = {
  questions: Question[]
  question: Question
  /** The stories in the current answer, and in all answers. */
  inAnswer: readonly number[]
  inAnswers: readonly number[]
  onUse: (story: Story) => void
  /** A story to keep, made from the current answer. */
  offered: NewStory | null
  onOffered: (id: number | null) => void
}

/** The person's own stories, those about the topic of the question first, and the one that is missing. */
export function StoryBank(props: Props) {
  const { questions, question, inAnswer, inAnswers, onUse, offered, onOffered } = props
  const { data, error, isLoading, refetch } = useStoriesQuery()
  const [open, setOpen] = useState<{ story: NewStory; id: number | null } | null>(null)
  const stories = data?.stories ?? []
  const sorted = stories.toSorted((a, b) => Number(isAbout(b, question.topic)) - Number(isAbout(a, question.topic)))
  const lacking = data ? lackingStory(questions, stories) : null
  const form = offered ? { story: offered, id: null } : open
  return (
    <Card aria-labelledby="stories" className="mt-4">
      <CardHead
        id="stories"
        title="Story bank"
        lead={
          stories.length < ENOUGH
            ? `Five of your own stories answer most questions. You have ${stories.length || 'none'}.`
            : counted(stories.length, 'story', 'stories')
        }
        actions={
          <Button size="small" icon={<Plus aria-hidden />} onClick={() => setOpen({ story: EMPTY_STORY, id: null })}>
            New story
          </Button>
        }
      />
      {isLoading && <Skeleton className="m-4 h-20" />}
      {error && !data && (
        <ErrorState title="Your stories could not be loaded" text={messageOf(error)} onRetry={() => void refetch()} />
      )}
      {data && (sorted.length > 0 || lacking) && (
        <ul className="grid" style={COLUMNS}>
          {sorted.map((story) => (
            <li key={story.id} className="px-4 py-3 tablet:px-5" style={CELL}>
              <StoryCell
                story={story}
                isHere={inAnswer.includes(story.id)}
                uses={inAnswers.filter((id) => id === story.id).length}
                onUse={() => onUse(story)}
                onOpen={() => {
                  const { id, changed_at: _changed, ...fields } = story
                  setOpen({ story: fields, id })
                }}
              />
            </li>
          ))}
          {lacking && (
            <li className="px-4 py-3 tablet:px-5">
              <button
                type="button"
                className="block w-full text-left text-13 hover:text-brand"
                onClick={() => setOpen({ story: { ...EMPTY_STORY, tags: [lacking.topic] }, id: null })}
              >
                <Plus aria-hidden className="size-4 text-ink-soft" strokeWidth={1.75} />
                <span className="mt-1 block font-label">A story about: {lacking.topic}</span>
                <span className="block text-12 text-ink-soft">
                  Question {lacking.number} needs it, and you have none.
                </span>
              </button>
            </li>
          )}
        </ul>
      )}
      {form && (
        <StoryForm
          key={form.id}
          {...form}
          onClose={() => {
            setOpen(null)
            onOffered(null)
          }}
          onKept={(id) => offered && onOffered(id)}
        />
      )}
    </Card>
  )
}

type CellProps = { story: Story; isHere: boolean; uses: number; onUse: () => void; onOpen: () => void }

function StoryCell({ story, isHere, uses, onUse, onOpen }: CellProps) {
  return (
    <>
      <h3 className="font-text text-13 font-label tracking-normal">
        <button type="button" className="text-left wrap-anywhere hover:text-brand" onClick={onOpen}>
          {story.title}
        </button>
      </h3>
      {story.place && <p className="text-12 wrap-anywhere text-ink-soft">{story.place}</p>}
      {story.tags.length > 0 && (
        <div className="mt-1.5 flex flex-wrap gap-1">
          {story.tags.map((tag) => (
            <Chip key={tag}>{tag}</Chip>
          ))}
        </div>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-2 text-12">
        <span className={classes('flex flex-1 items-center gap-1.5', isHere ? 'text-brand' : 'text-ink-soft')}>
          {isHere && <Link2 aria-hidden className="size-3.5" strokeWidth={1.75} />}
          {isHere ? 'In this answer' : uses > 0 ? `In ${counted(uses, 'answer')}` : 'Not used yet'}
        </span>
        {!isHere && (
          <Button size="row" aria-label={`Use it here: ${story.title}`} onClick={onUse}>
            Use it here
          </Button>
        )}
      </div>
    </>
  )
}
