import { useState } from 'react'

import { messageOf } from '@/rules/errors'
import { useGenerateContentMutation, type ContentItem } from '@/api/marketing'
import { dayOf, emptyDays } from '@/rules/postCalendar'

/** The most frequent platform takes three posts a day. */
const MOST_ROUNDS = 21

/** Generates content until every one of these days has a post, or until no more fits into them. */
export function useWeekOfPosts(days: readonly string[], posts: readonly ContentItem[]) {
  const [generate] = useGenerateContentMutation()
  const [isLoading, setLoading] = useState(false)

  const fill = async (): Promise<{ made: number; problem?: string }> => {
    const there = [...posts]
    const made = () => there.length - posts.length
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      // Today may have no free time left, so it is tried in the first round only.
      if (emptyDays(days, there, new Date(), round === 0).length === 0) break
      const { data, error } = await generate()
      if (!data) {
        console.error('The calendar could not be filled.', error)
        return { made: made(), problem: messageOf(error) ?? 'The server cannot be reached. Please try again.' }
      }
      there.push(...data)
      if (data.every((post) => dayOf(new Date(post.optimal_time)) > days.at(-1)!)) break
    }
    return { made: made() }
  }

  const begin = async () => {
    setLoading(true)
    try {
      return await fill()
    } finally {
      setLoading(false)
    }
  }
  return { fill: begin, isLoading }
}
