import { useStoriesQuery, type Story } from '@/api/stories'
import { Button, ButtonLink } from '@/components/Button'
import { ErrorState } from '@/components/ErrorState'
import { Spinner } from '@/components/Spinner'
import { messageOf } from '@/rules/errors'

const stopped = (part: string) => (/[.!?]$/.test(part) ? part : `${part}.`)

/** What the person did and what came of it, in their own words. */
const asSentence = ({ deed, result }: Story) => [deed, result].filter(Boolean).map(stopped).join(' ')

type Props = { text: string; onChoose: (sentence: string) => void }

/** The stories of the story bank, each to be put into the letter as it is. */
export function StoryChoice({ text, onChoose }: Props) {
  const { data, error, isLoading, refetch } = useStoriesQuery()
  if (isLoading) return <Spinner label="Loading your stories..." />
  if (!data)
    return (
      <ErrorState title="Your stories could not be loaded" text={messageOf(error)} onRetry={() => void refetch()} />
    )
  if (data.stories.length === 0)
    return (
      <div className="flex flex-wrap items-center gap-3 p-4 text-13 text-ink-soft">
        <p className="min-w-0 flex-1">You have no stories yet. You can write them when you practice for interviews.</p>
        <ButtonLink to="/user/InterviewQuestions">Interview Hacks</ButtonLink>
      </div>
    )
  return (
    <ul aria-label="Your stories" className="divide-y divide-line">
      {data.stories.map((story) => {
        const sentence = asSentence(story)
        return (
          <li key={story.id} className="flex items-start gap-3 px-4 py-3 text-13">
            <div className="min-w-0 flex-1 wrap-anywhere">
              <p className="font-label">{story.title}</p>
              <p className="mt-0.5 text-ink-soft">{sentence}</p>
            </div>
            <Button
              size="row"
              aria-label={`Put it in: ${story.title}`}
              disabled={text.includes(sentence)}
              onClick={() => onChoose(sentence)}
            >
              {text.includes(sentence) ? 'In the letter' : 'Put it in'}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
