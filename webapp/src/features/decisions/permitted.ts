import { createContext, use } from 'react'

import type { RecruiterJob } from '@/api/jobs'
import type { Stage } from '@/api/stages'

export type Action = RecruiterJob['permitted'][number]

/** What the person may do with the job on the screen. */
export const Permitted = createContext<readonly Action[]>([])

/** The stage of the job from which a blind review shows names; none if it hides them until a decision. */
export const Naming = createContext<Stage | undefined>(undefined)

/** Whether the person may do that with the job on the screen. */
export const useMay = (action: Action) => use(Permitted).includes(action)
