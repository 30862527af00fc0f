import { describe, expect, it } from 'vitest'

import { laterBy } from '@/rules/jobAges'
import {
  at,
  byDay,
  canBeTimed,
  dayName,
  dayOf,
  dropped,
  emptyDays,
  inSentence,
  nearMoment,
  nextFirst,
  offered,
  spanOf,
  timeOf,
  timeProblem,
  weekFrom,
  weekName,
  weekOf,
} from '@/rules/postCalendar'

const NOW = at('2026-03-14', '09:30')

const post = (id: number, day: string, time: string) => ({
  id,
  status: 'scheduled' as const,
  optimal_time: at(day, time).toISOString(),
  schedule_time: at(day, time).toISOString(),
  published_at: null,
})

describe('a week', () => {
  it('is seven days, the first from today on [LIM-42]', () => {
    expect(weekFrom(NOW, 0)).toEqual(Array.from({ length: 7 }, (_, day) => `2026-03-${14 + day}`))
    expect(weekFrom(NOW, 1)[0]).toBe('2026-03-21')
    expect(weekFrom(NOW, -2)[0]).toBe('2026-02-28')
    expect(weekName(weekFrom(NOW, 2))).toBe('Mar 28 to Apr 3, 2026')
  })

  it('asks for every day of the server that it touches, and for no other', () => {
    for (const weeks of [-3, 0, 1, 2, 33]) {
      const days = weekFrom(NOW, weeks)
      const { start = NOW.toISOString().slice(0, 10), days: count } = spanOf(days, NOW)
      const dates = Array.from({ length: count }, (_, number) => laterBy(start, number))
      const touched = days.flatMap((day) => ['00:00', '23:59'].map((time) => at(day, time).toISOString().slice(0, 10)))
      expect(dates).toEqual([...new Set(touched)])
    }
  })

  it.each([
    ['2', 2],
    ['-1', -1],
    ['53', 0],
    ['x', 0],
    ['1.5', 0],
    [null, 0],
  ])('the address %j names week %i', (named, week) => expect(weekOf(named)).toBe(week))

  it('has the posts of each day in the order of time', () => {
    const days = byDay(weekFrom(NOW, 0), [
      post(1, '2026-03-15', '18:00'),
      post(2, '2026-03-15', '07:00'),
      post(3, '2026-03-20', '23:59'),
      post(4, '2026-03-21', '00:00'),
    ])
    expect(
      [...days].filter(([, posts]) => posts.length > 0).map(([day, posts]) => [day, posts.map(({ id }) => id)]),
    ).toEqual([
      ['2026-03-15', [2, 1]],
      ['2026-03-20', [3]],
    ])
  })

  it('knows its days without a post; today only when it is asked for', () => {
    const days = weekFrom(NOW, 0)
    const posts = days.slice(1, 6).map((day, id) => post(id, day, '09:00'))
    expect(emptyDays(days, posts, NOW, false)).toEqual(['2026-03-20'])
    expect(emptyDays(days, posts, NOW, true)).toEqual(['2026-03-14', '2026-03-20'])
  })
})

describe('what waits', () => {
  it('stands in the order of time, what missed its time last', () => {
    const posts = [post(1, '2026-03-13', '07:00'), post(2, '2026-03-16', '07:00'), post(3, '2026-03-15', '07:00')]
    const out = { ...post(4, '2026-03-15', '06:00'), status: 'published' as const }
    expect(nextFirst([...posts, out], NOW).map(({ id }) => id)).toEqual([3, 2, 1])
  })
})

describe('a chosen time', () => {
  it.each([
    ['2026-03-14', '09:31', null],
    ['2026-03-14', '09:30', 'Please choose a time in the future'],
    ['2026-03-13', '23:59', 'Please choose a time in the future'],
    ['', '10:00', 'Please choose a time'],
    ['2026-03-15', '', 'Please choose a time'],
    ['2027-03-13', '09:00', null],
    ['2027-03-15', '09:00', 'Please choose a time within the next 365 days'],
  ])('%s %s: %s', (day, time, problem) => expect(timeProblem(day, time, NOW)).toBe(problem))

  it('is at first the post’s own, and a coming hour when that has passed', () => {
    expect(offered(post(1, '2026-03-16', '13:00'), NOW)).toEqual(at('2026-03-16', '13:00'))
    expect(offered(post(1, '2026-03-14', '07:00'), NOW)).toEqual(at('2026-03-14', '11:00'))
  })
})

describe('a post that is put on another day', () => {
  it('keeps its time of day', () => {
    expect(dropped(post(1, '2026-03-16', '13:00'), '2026-03-18', NOW)).toEqual({
      at: at('2026-03-18', '13:00').toISOString(),
    })
  })

  it('is refused where that time has passed', () => {
    expect(dropped(post(1, '2026-03-16', '07:00'), '2026-03-14', NOW)).toEqual({
      problem: '7:00 AM today has passed. Please choose a later time.',
    })
    expect(dropped(post(1, '2026-03-16', '13:00'), '2026-03-13', NOW)).toEqual({
      problem: 'That day has passed. Please choose today or a later day.',
    })
  })

  it('is not published already', () => {
    expect(canBeTimed(post(1, '2026-03-16', '13:00'))).toBe(true)
    expect(canBeTimed({ ...post(1, '2026-03-16', '13:00'), status: 'published' })).toBe(false)
  })
})

describe('the words for a moment', () => {
  it.each([
    ['2026-03-14', 'Today 5:00 PM'],
    ['2026-03-15', 'Tomorrow 5:00 PM'],
    ['2026-03-13', 'Yesterday 5:00 PM'],
    ['2026-03-20', 'Fri 5:00 PM'],
    ['2026-03-21', 'Mar 21, 5:00 PM'],
    ['2026-03-10', 'Mar 10, 5:00 PM'],
  ])('%s is %s', (day, words) => expect(nearMoment(at(day, '17:00').toISOString(), NOW)).toBe(words))

  it('fit into a sentence', () => {
    expect(['Tomorrow 5:00 PM', 'Fri 5:00 PM'].map(inSentence)).toEqual(['tomorrow 5:00 PM', 'Fri 5:00 PM'])
    expect(dayName('2026-03-16')).toBe('Monday, Mar 16')
    expect([dayOf(NOW), timeOf(NOW)]).toEqual(['2026-03-14', '09:30'])
  })
})
