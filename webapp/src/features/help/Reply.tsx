import type { Faq } from '@/features/help/faq/entry'
import { HelpDeskRow, ReplyLinks, type Icons } from '@/features/help/ReplyLinks'
import { topics, type Topic } from '@/features/help/topics'
import { useSession } from '@/lib/session/useSession'

export type Ways = { icons: Icons; onGo: () => void; onSentToLogin: () => void; onHelpDesk: () => void }

type Props = { reply: Topic | Faq | null; onAsk: (question: string) => void; ways: Ways }

/** What the assistant says to one question. */
export function Reply({ reply, onAsk, ways }: Props) {
  const { onHelpDesk, ...linkWays } = ways
  if (reply === null) return <TopicList onAsk={onAsk} ways={ways} />
  return (
    <>
      <p>{reply.answer}</p>
      {reply.links && <ReplyLinks to={reply.links} {...linkWays} />}
      {'helpDesk' in reply && reply.helpDesk && <HelpDeskRow onClick={onHelpDesk} />}
    </>
  )
}

/** When nothing fits: everything the assistant can speak about, and the ways that lead there. */
function TopicList({ onAsk, ways }: Omit<Props, 'reply'>) {
  const { role } = useSession()
  const { onHelpDesk, ...linkWays } = ways
  const offered = topics.filter(({ roles }) => roles === 'anyone' || (role !== '' && roles.includes(role)))
  const links = [...new Set(offered.flatMap((topic) => topic.links))]
  return (
    <>
      <p>I am not sure what you mean. This is what I can tell you about:</p>
      <ul aria-label="Topics" className="mt-2 flex flex-wrap gap-1.5">
        {offered.map(({ name }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onAsk(name)}
              className="min-h-6 rounded-full border border-line-strong bg-surface px-2.5 text-12 font-medium transition-colors hover:bg-paper"
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      <ReplyLinks to={links} {...linkWays} />
      <HelpDeskRow onClick={onHelpDesk} />
    </>
  )
}
