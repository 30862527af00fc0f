import { useRef } from 'react'

import { useEditJobQuestionsMutation, type EditedQuestion } from '@/api/screeningQuestions'
import { messageOf } from '@/rules/errors'

/** What a question lacks before anybody can be asked. */
export function lackOf({ text, kind, choices }: Pick<EditedQuestion, 'text' | 'kind' | 'choices'>) {
  if (!text.trim()) return { text: 'Write the question, or remove it.' }
  if (kind === 'choice' && (choices?.length ?? 0) < 2) return { choices: 'Write at least two choices, one per line.' }
  return undefined
}

export type QuestionsToSave = { questions: EditedQuestion[]; version: string | undefined }

/** The questions of a job's own, which are saved once the job is. */
export function useQuestions() {
  const edited = useRef<QuestionsToSave | null>(null)
  const [edit] = useEditJobQuestionsMutation()
  return {
    change: (questions: QuestionsToSave) => {
      edited.current = questions
    },
    areComplete: () => edited.current?.questions.every((question) => lackOf(question) === undefined) ?? true,
    /** Returns why they could not be saved; null where all is well. */
    save: async (jobId: number): Promise<string | null> => {
      if (!edited.current) return null
      const { data, error } = await edit({ jobId, ...edited.current })
      return data ? null : (messageOf(error) ?? 'The server did not answer.')
    },
  }
}
