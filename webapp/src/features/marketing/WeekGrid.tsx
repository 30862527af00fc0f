import type { ContentItem } from '@/api/marketing'
import type { Agent } from '@/features/marketing/agent'
import { looks, PostChip } from '@/features/marketing/PostChip'
import { useDragToDay } from '@/features/marketing/useDragToDay'
import { classes } from '@/lib/classes'
import { canBeTimed, dayName, dayParts, dayOf } from '@/rules/postCalendar'

export type WeekProps = {
  week: Map<string, ContentItem[]>
  agent: Agent
  onOpen: (post: ContentItem) => void
  onDrop: (post: ContentItem, day: string) => void
}

/** Seven columns; a post is dragged from one to another. */
export function WeekGrid({ week, agent, onOpen, onDrop }: WeekProps) {
  const all = [...week.values()].flat()
  const today = dayOf(agent.now)
  const { drag, handles } = useDragToDay((id, day) => {
    const post = all.find((item) => item.id === id)
    if (post && !week.get(day)?.includes(post)) onDrop(post, day)
  })
  return (
    <ol className="flex gap-px overflow-hidden rounded-card border border-line bg-line">
      {[...week].map(([day, posts]) => (
        <li
          key={day}
          data-day={day}
          aria-label={dayName(day)}
          className={classes(
            'min-h-[250px] min-w-0 flex-1 transition-colors',
            drag?.over === day
              ? day < today
                ? 'bg-weak-soft'
                : 'bg-brand-soft'
              : day < today
                ? 'bg-sunken'
                : 'bg-surface',
          )}
        >
          <DayHead day={day} isToday={day === today} />
          <ul className="space-y-1.5 p-1.5">
            {posts.map((post) => {
              const isDragged = drag?.id === post.id
              return (
                <li key={post.id} className={classes('relative', isDragged && 'z-10')}>
                  <button
                    type="button"
                    onClick={() => onOpen(post)}
                    {...(canBeTimed(post) && handles(post.id))}
                    style={{
                      cursor: canBeTimed(post) ? (isDragged ? 'grabbing' : 'grab') : undefined,
                      transform: isDragged ? `translate(${drag.x}px, ${drag.y}px)` : undefined,
                    }}
                    className={classes(
                      'block w-full rounded-control border p-2 text-left select-none hover:border-ink-soft',
                      looks[post.status],
                      isDragged && 'shadow-floating',
                    )}
                  >
                    <PostChip post={post} platforms={agent.platforms} />
                  </button>
                </li>
              )
            })}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function DayHead({ day, isToday }: { day: string; isToday: boolean }) {
  const { weekday, number } = dayParts(day)
  return (
    <h3
      className={classes(
        'flex items-baseline justify-between border-b border-line px-2.5 py-2 font-text text-12',
        isToday ? 'font-strong text-brand-strong' : 'font-medium text-ink-soft',
      )}
    >
      <span>{isToday ? 'Today' : weekday}</span>
      <span className="font-heading text-15 font-strong">{number}</span>
    </h3>
  )
}
