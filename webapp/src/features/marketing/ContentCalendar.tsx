import { CalendarPlus, ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { messageOf } from '@/rules/errors'
import { useContentCalendarQuery, useTimeContentMutation, type ContentItem } from '@/api/marketing'
import { Button } from '@/components/Button'
import { FormNotice } from '@/components/FormNotice'
import { IconButton } from '@/components/IconButton'
import { Skeleton } from '@/components/Skeleton'
import { platformOf, type Agent, type OpenPost } from '@/features/marketing/agent'
import { DayList } from '@/features/marketing/DayList'
import { statusIcons } from '@/features/marketing/marks'
import { Part } from '@/features/marketing/Part'
import { ShownPost } from '@/features/marketing/ShownPost'
import { useWeekOfPosts } from '@/features/marketing/useWeekOfPosts'
import { WeekGrid } from '@/features/marketing/WeekGrid'
import { notify } from '@/lib/notify'
import { useMedia } from '@/lib/useMedia'
import { counted } from '@/rules/figures'
import { byDay, canBeTimed, dropped, nearMoment, spanOf, WEEKS, weekFrom, weekName, weekOf } from '@/rules/postCalendar'

/** A week of posts, seven days from today on or other ones, in which posts get their time. */
export function ContentCalendar({ agent }: { agent: Agent }) {
  const { now, platforms } = agent
  const [params, setParams] = useSearchParams()
  const weeks = weekOf(params.get('week'))
  const days = weekFrom(now, weeks)
  const first = weekFrom(now, 0)
  const calendar = useContentCalendarQuery(spanOf(days, now), { refetchOnMountOrArgChange: true })
  const coming = useContentCalendarQuery(spanOf(first, now))
  const { fill, isLoading } = useWeekOfPosts(first, coming.data ?? [])
  const [change] = useTimeContentMutation()
  const [open, setOpen] = useState<OpenPost | null>(null)
  const [problem, setProblem] = useState('')
  const hasRoom = useMedia('(width >= 68.75rem)')
  // While another week loads, the posts of the last one must not show on its days.
  const week = { ...calendar, data: calendar.currentData }

  const go = (to: number) => {
    setProblem('')
    setParams(
      (last) => {
        if (to === 0) last.delete('week')
        else last.set('week', String(to))
        return last
      },
      { replace: true },
    )
  }

  const generate = async () => {
    go(0)
    const { made, problem: stopped } = await fill()
    if (made > 0) notify(`${counted(made, 'post')} generated`, { tone: 'good', text: 'Read them, then schedule them.' })
    else if (!stopped) notify('Every day has a post already', { text: 'Nothing was generated.' })
    setProblem(stopped ?? '')
  }

  const drop = async (post: ContentItem, day: string) => {
    const target = dropped(post, day, new Date())
    setProblem('problem' in target ? target.problem : '')
    if ('problem' in target) return
    // The post is not approved yet, and a drag alone must publish nothing: the dialog opens instead.
    if (post.status === 'generated') return setOpen({ post, timing: true, day })
    const { data, error } = await change({ post, at: target.at })
    if (data) {
      const text = `${platformOf(post, platforms).name}, ${nearMoment(target.at, new Date())}`
      return notify('Post moved', { tone: 'good', text })
    }
    console.error('A post could not be moved.', error)
    setProblem(`The post is where it was. ${messageOf(error) ?? 'The server cannot be reached.'}`)
  }

  const Week = hasRoom ? WeekGrid : DayList
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-center gap-1">
          <IconButton size="medium" aria-label="Earlier week" disabled={weeks <= -WEEKS} onClick={() => go(weeks - 1)}>
            <ChevronLeft aria-hidden />
          </IconButton>
          <IconButton size="medium" aria-label="Later week" disabled={weeks >= WEEKS} onClick={() => go(weeks + 1)}>
            <ChevronRight aria-hidden />
          </IconButton>
          <h2 aria-live="polite" className="ml-1 text-17">
            {weekName(days)}
          </h2>
          {weeks !== 0 && (
            <Button size="small" variant="quiet" onClick={() => go(0)}>
              Today
            </Button>
          )}
        </div>
        <Button
          variant="primary"
          className="h-auto! min-h-9 max-w-full whitespace-normal!"
          icon={<CalendarPlus aria-hidden />}
          busy={isLoading ? 'Generating...' : undefined}
          disabled={!coming.data}
          onClick={() => void generate()}
        >
          Generate 7-Day Calendar
        </Button>
      </div>
      <FormNotice className="mb-3">{problem}</FormNotice>
      <Part query={week} what="The calendar" waiting={<Skeleton faint className="h-64 rounded-card" />}>
        {(posts) => (
          <Week
            week={byDay(days, posts)}
            agent={agent}
            onOpen={(post) => setOpen({ post, timing: canBeTimed(post) })}
            onDrop={(post, day) => void drop(post, day)}
          />
        )}
      </Part>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-12 text-ink-soft">
        <p>
          {hasRoom
            ? 'Drag a post to another day, or choose it to set its day and time.'
            : 'Choose a post to set its day and time.'}
        </p>
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {(['generated', 'scheduled', 'published'] as const).map((status) => (
            <li key={status} className="flex items-center gap-1.5 [&_svg]:size-[13px]">
              {statusIcons[status]}
              {status}
            </li>
          ))}
        </ul>
      </div>
      <ShownPost open={open} platforms={platforms} onClose={() => setOpen(null)} />
    </>
  )
}
