import { LONGEST_STORY_TOPIC, MOST_STORY_TOPICS } from '@/api/server.gen'
import type { Question } from '@/api/analyses'
import type { NewStory, Story } from '@/api/stories'
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

/** A story from an answer: what the check found to be the situation, the deed and the result. */
export function fromAnswer({ answer, checked }: PracticeDraft, topic: string): NewStory {
  const points = checked?.answer === answer ? checked.found.points : []
  const part = (kind: string) => {
    const point = points.find((item) => item.kind === kind)
    return point ? answer.slice(point.start, point.end).trim() : ''
  }
  const [situation, deed, result] = [part('situation'), part('deed'), part('result')]
  const parts = [situation, deed, result].filter(Boolean)
  return {
    ...EMPTY_STORY,
    situation: situation === deed ? '' : situation,
    deed: parts.length > 0 && deed ? deed : answer.trim(),
    result: result === deed ? '' : result,
    tags: topic ? [topic] : [],
  }
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
