import { expect, it } from 'vitest'

import { activityText, attemptText, barHeight, deliveryGist, duration, eventChips, hourText } from '@/rules/webhooks'

const ALL = ['application.received', 'application.decided', 'document.added', 'job.opened', 'job.closed']

it('a family that is chosen whole is one chip', () => {
  expect(eventChips(['application.received', 'application.decided', 'document.added', 'job.closed'], ALL)).toEqual([
    'application.*',
    'document.added',
    'job.closed',
  ])
})

it('the last day in words', () => {
  expect(activityText([])).toBe('Nothing sent')
  expect(activityText([{ sent: 1200, failed: 0 }])).toBe('1,200 sent')
  expect(
    activityText([
      { sent: 180, failed: 3 },
      { sent: 6, failed: 0 },
    ]),
  ).toBe('3 of 186 failed')
})

it('an hour in words', () => {
  const now = new Date(2026, 10, 2, 11, 30)
  expect(hourText({ sent: 4, failed: 1 }, 1, now)).toBe('today 9:30 AM to today 10:30 AM: 4 messages, 1 failed')
  expect(hourText({ sent: 1, failed: 0 }, 0, now)).toBe('today 10:30 AM to today 11:30 AM: 1 message')
})

it('bars grow with the logarithm', () => {
  expect([0, 1, 9, 99].map((count) => barHeight(count, 99))).toEqual([0, 15, 50, 100])
})

it('a try in words', () => {
  expect(attemptText({ seconds: 1, status: 503, problem: '' })).toBe('answered 503')
  expect(attemptText({ seconds: 1, status: null, problem: 'No answer.' })).toBe('no answer')
  expect([duration(0.184), duration(1.24)]).toEqual(['184 ms', '1.2 s'])
})

it('says in short how a delivery went', () => {
  const attempts = [{ seconds: 0.184, status: 200, problem: '' }]
  const delivery = { tries: 1, tries_left: 9, attempts, response_status: 200, next_try_at: null }
  expect(deliveryGist({ ...delivery, status: 'delivered' })).toBe('184 ms')
  expect(deliveryGist({ ...delivery, status: 'delivered', tries: 4 })).toBe('4 tries')
  expect(deliveryGist({ ...delivery, status: 'waiting', next_try_at: '2026-11-02T10:00:00Z' })).toBe('Attempt 2 of 10')
  expect(deliveryGist({ ...delivery, status: 'failed', tries: 10 })).toBe('Gave up')
})
