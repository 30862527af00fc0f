import { useState } from 'react'

import { LETTER_EMPHASES, LETTER_LENGTHS, LETTER_TONES } from '@/api/server.gen'
import { keptWork } from '@/lib/kept/keptWork'
import { quietly } from '@/lib/quietly'
import { useSession } from '@/lib/session/useSession'
import { questions, strengthsFor, USUAL, type Answers, type Customization } from '@/rules/letters'

/** The instructions for the writer, as far as they have been filled in. */
export type Order = { answers: Answers; style: Customization; skills: string; more: string }

type StoredOrder = {
  answers?: Record<string, unknown>
  style?: Record<string, unknown>
  skills?: unknown
  more?: unknown
}

const text = (value: unknown, start: string) => (typeof value === 'string' ? value : start)
const oneOf = <Value extends string>(options: readonly Value[], value: unknown, start: Value) =>
  options.find((option) => option === value) ?? start

function orderOf({ answers, style, skills: ownSkills, more }: StoredOrder, skills: string, strengths: string): Order {
  return {
    answers: Object.fromEntries(
      questions.map(({ name }) => [name, text(answers?.[name], name === 'strengths' ? strengths : '')]),
    ) as Answers,
    style: {
      tone: oneOf(LETTER_TONES, style?.['tone'], USUAL.tone),
      emphasis: oneOf(LETTER_EMPHASES, style?.['emphasis'], USUAL.emphasis),
      length: oneOf(LETTER_LENGTHS, style?.['length'], USUAL.length),
    },
    skills: text(ownSkills, skills),
    more: text(more, ''),
  }
}

/** Answers and wishes for the letter to one job; they outlive a closed dialog, a reload and an ended session. */
export function useKeptOrder(job: { id: number; description: string } | null, skills: string) {
  const { user } = useSession()
  const [drawer] = useState(() => keptWork(user?.id ?? 'nobody', 'letter'))
  const name = String(job?.id)
  // Untouched fields follow the profile.
  const [touched, setTouched] = useState<StoredOrder>(
    () => quietly(() => JSON.parse(drawer.read(name) ?? '{}') as StoredOrder | null) ?? {},
  )
  const change = (part: Partial<Order>) => {
    const next = { ...touched, ...part }
    setTouched(next)
    drawer.write(name, JSON.stringify(next))
  }
  return [orderOf(touched, skills, strengthsFor(skills, job?.description ?? '')), change] as const
}
