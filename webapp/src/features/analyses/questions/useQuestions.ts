import { useCallback, useState } from 'react'

import { QUESTION_PAGE } from '@/api/server.gen'
import type { Level, Question, ReadDocument } from '@/api/analyses'
import { isDocument } from '@/api/answerGuards'
import type { MatchStorage } from '@/lib/kept/matchStorage'
import { useAnalyst } from '@/api/useAnalyst'
import { serverSentence } from '@/rules/reply'

export interface QuestionsReply {
  questions: Question[]
  /** What was said where the answer came as text only. */
  reply: string
  /** Where the next five begin; null when there are no more. */
  next: number | null
  apiUsed: string
  document: ReadDocument
}

interface Output {
  job: string
  file: string
  shown: Level
  replies: Partial<Record<Level, QuestionsReply>>
}

const fileMark = (file: File) => `${file.name} ${file.size}`

const isWhole = ({ questions, document }: QuestionsReply) => Array.isArray(questions) && isDocument(document)

function restored({ get }: MatchStorage): Output | null {
  try {
    const output = JSON.parse(get('questions')) as Output
    return output.replies[output.shown] && Object.values(output.replies).every(isWhole) ? output : null
  } catch {
    return null
  }
}

/** Appends the new questions without repeats, and goes on with the numbering. */
function joined(before: Question[], added: Question[]): Question[] {
  const texts = new Set(before.map((item) => item.text))
  const fresh = added.filter((item) => !texts.has(item.text) && texts.add(item.text))
  return [...before, ...fresh].map((item, at) => ({ ...item, number: at + 1 }))
}

/** Asks for questions by level, five at a time, and keeps them across a reload. */
export function useQuestions(storage: MatchStorage) {
  const { asking, ask, cancel } = useAnalyst()
  const [output, setOutput] = useState(() => restored(storage))
  const [failure, setFailure] = useState<{ level: Level; more: boolean; sentence: string | null } | null>(null)

  const put = useCallback(
    (next: Output) => {
      setOutput(next)
      storage.keep('questions', JSON.stringify(next))
    },
    [storage],
  )

  /** How many questions arrived; null when none were asked for, or none came. */
  const fetchFrom = async (level: Level, offset: number, job: string, file: File): Promise<number | null> => {
    setFailure(null)
    const same = output?.job === job && output.file === fileMark(file) ? output : null
    const result = await ask({
      jobDescription: job,
      profileDocument: file,
      apiType: `${level}_questions`,
      level,
      offset,
    })
    if (!result) return null
    if ('error' in result) {
      // The message sends people to the console, so the details have to be there.
      console.error('Interview questions failed', result.error)
      setFailure({ level, more: offset > 0, sentence: serverSentence(result.error) })
      return null
    }
    const { answer } = result
    const before = offset > 0 ? (same?.replies[level]?.questions ?? []) : []
    const questions = joined(before, answer.questions ?? [])
    const reply: QuestionsReply = {
      questions,
      reply: answer.questions ? '' : answer.response,
      next: answer.offset === null ? null : offset + QUESTION_PAGE,
      apiUsed: answer.api_used,
      document: answer.document,
    }
    put({ job, file: fileMark(file), shown: level, replies: { ...same?.replies, [level]: reply } })
    return questions.length - before.length
  }

  const choose = async (level: Level, job: string, file: File): Promise<number | null> => {
    if (output?.job === job && output.file === fileMark(file) && output.replies[level]) {
      cancel()
      setFailure(null)
      put({ ...output, shown: level })
      return null
    }
    return fetchFrom(level, 0, job, file)
  }

  const loadMore = async (file: File): Promise<number | null> => {
    const reply = output?.replies[output.shown]
    return output && reply && reply.next !== null ? fetchFrom(output.shown, reply.next, output.job, file) : null
  }

  /** Whether the questions at hand were made of this job and this file. */
  const isFor = (job: string, file: File | null) =>
    output !== null && output.job === job && (file === null || output.file === fileMark(file))

  return { output, isFor, failure, asking, choose, loadMore, cancel, forgive: () => setFailure(null) }
}
