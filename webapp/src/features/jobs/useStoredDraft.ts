import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { useDeleteDraftMutation, useSaveDraftMutation } from '@/api/jobDrafts'
import { useDebounced } from '@/lib/useDebounced'
import type { JobDraft } from '@/rules/jobForm'

/** Milliseconds without typing before a draft is saved. */
export const DRAFT_REST = 1500

type StoredAs = 'nothing' | 'saving' | 'saved' | 'failed'

/** Keeps a new job on the server while it is typed, in one draft; `id` is the one that was opened. */
export function useStoredDraft(draft: JobDraft, { id, isOn }: { id: number | undefined; isOn: boolean }) {
  const [save] = useSaveDraftMutation()
  const [remove] = useDeleteDraftMutation()
  const [state, setState] = useState<StoredAs>('nothing')
  const number = useRef(id)
  // One at a time, so that the first one begins the draft and the next ones change it.
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const isOver = useRef(false)
  const first = useRef(draft)
  const settled = useDebounced(draft, DRAFT_REST)

  const store = useEffectEvent((fields: JobDraft) => {
    if (!isOn || isOver.current || fields === first.current) return
    setState('saving')
    last.current = last.current.then(async () => {
      if (isOver.current) return
      const { data } = await save({
        id: number.current,
        draft: { name: fields.title, is_template: false, form: { ...fields } },
      })
      if (data) number.current = data.draft.id
      setState(data ? 'saved' : 'failed')
    })
  })
  useEffect(() => store(settled), [settled])

  return {
    state,
    /** The job is posted: the draft goes. */
    end: async () => {
      isOver.current = true
      await last.current
      if (number.current) await remove(number.current)
    },
  }
}
