import { ChevronRight } from 'lucide-react'

import { looks, PostChip } from '@/features/marketing/PostChip'
import type { WeekProps } from '@/features/marketing/WeekGrid'
import { classes } from '@/lib/classes'
import { dayName, dayOf } from '@/rules/postCalendar'

/** The days one below the other, for screens that have no room for seven columns. */
export function DayList({ week, agent, onOpen }: Omit<WeekProps, 'onDrop'>) {
  const today = dayOf(agent.now)
  return (
    <ol className="divide-y divide-line rounded-card border border-line bg-surface">
      {[...week].map(([day, posts]) => (
        <li key={day} data-day={day} aria-label={dayName(day)} className="px-4 py-3">
          <h3 className={classes('font-text text-13 font-strong', day === today && 'text-brand-strong')}>
            {day === today ? `Today, ${dayName(day)}` : dayName(day)}
          </h3>
          {posts.length === 0 ? (
            <p className="mt-0.5 text-12 text-ink-soft">No posts</p>
          ) : (
            <ul className="mt-2 space-y-2">
              {posts.map((post) => (
                <li key={post.id}>
                  <button
                    type="button"
                    onClick={() => onOpen(post)}
                    className={classes(
                      'flex w-full items-center gap-2 rounded-control border p-2.5 text-left hover:border-ink-soft',
                      looks[post.status],
                    )}
                  >
                    <span className="min-w-0 flex-1">
                      <PostChip post={post} platforms={agent.platforms} roomy />
                    </span>
                    <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-soft" strokeWidth={1.75} />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
