import { LONGEST_STORY_TOPIC, MOST_STORY_TOPICS } from '@/api/server.gen'
import type { Question } from '@/api/analyses'
import type { PracticePointShown } from '@/api/practice'
import type { NewStory, Story } from '@/api/stories'
import { isMarked } from './points'
import type { PracticeDraft } from './usePractice'

export const EMPTY_STORY: NewStory = { title: '', place: '', situation: '', deed: '', result: '', tags: [] }

const folded = (tag: string) => tag.trim().toLowerCase()

/** Whether a story answers questions about this topic. */
export const isAbout = (story: Pick<Story, 'tags'>, topic: string): boolean =>
  story.tags.some((tag) => folded(tag) === folded(topic))

/** The first question whose topic no story is about. */
export const lackingStory = (questions: readonly Question[], stories: readonly Story[]): Question | null =>
  questions.find(({ topic }) => topic !== '' && !stories.some((story) => isAbout(story, topic))) ?? null

/** The story in spoken form. */
export const asAnswer = ({ situation, deed, result }: NewStory): string =>
  [situation, deed, result].filter(Boolean).join(' ')

const touch = (a: PracticePointShown, b: PracticePointShown) => a.start < b.end && b.start < a.end

/** A story from an answer: what the check found to be the situation and the result; all the rest is what one did. */
export function fromAnswer({ answer, checked }: PracticeDraft, topic: string): NewStory {
  const points = checked?.answer === answer ? checked.found.points.filter(isMarked) : []
  const parts = points.filter(({ kind }) => kind === 'deed').slice(0, 1)
  const take = (kind: string) => {
    const point = points.find((item) => item.kind === kind)
    if (!point || parts.some((part) => touch(point, part))) return ''
    parts.push(point)
    return answer.slice(point.start, point.end).trim()
  }
  const [situation, result] = [take('situation'), take('result')]
  const elsewhere = parts.filter(({ kind }) => kind !== 'deed').toSorted((a, b) => b.start - a.start)
  const rest = elsewhere.reduce(
    (text, { start, end }) => `${text.slice(0, start).trimEnd()} ${text.slice(end).trimStart()}`,
    answer,
  )
  return { ...EMPTY_STORY, situation, deed: rest.trim() || answer.trim(), result, tags: topic ? [topic] : [] }
}

/** Why a story cannot have these topics. */
export function topicError(topics: readonly string[]): string | undefined {
  if (topics.length > MOST_STORY_TOPICS)
    return `A story has at most ${MOST_STORY_TOPICS} topics, and these are ${topics.length}.`
  const long = topics.find((topic) => topic.length > LONGEST_STORY_TOPIC)
  return (
    long &&
    `“${long.slice(0, LONGEST_STORY_TOPIC)}...” is too long: a topic has at most ${LONGEST_STORY_TOPIC} letters.`
  )
}
