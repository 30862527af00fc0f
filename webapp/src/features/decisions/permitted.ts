import { createContext, use } from 'react'

import type { RecruiterJob } from '@/api/jobs'

export type Action = RecruiterJob['permitted'][number]

/** What the person may do with the job on the screen. */
export const Permitted = createContext<readonly Action[]>([])

/** Whether the person may do that with the job on the screen. */
export const useMay = (action: Action) => use(Permitted).includes(action)
