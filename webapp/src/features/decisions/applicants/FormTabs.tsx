import { ChartColumn, SquareKanban, Table2 } from 'lucide-react'

import type { ApplicantList } from '@/api/types'
import { Segments } from '@/components/Segments'
import { BlindSwitch, BlindWords } from '@/features/decisions/applicants/BlindReview'
import { Counts } from '@/features/decisions/applicants/ListTools'
import type { Form } from '@/features/decisions/applicants/useApplicantList'
import { useMay } from '@/features/decisions/permitted'

const WIDE = 'max-tablet:hidden'
const TABLE = { value: 'table', label: 'Table', icon: <Table2 aria-hidden className={WIDE} /> } as const
const BOARD = { value: 'board', label: 'Board', icon: <SquareKanban aria-hidden className={WIDE} /> } as const
const CHARTS = { value: 'charts', label: 'Charts', icon: <ChartColumn aria-hidden className={WIDE} /> } as const

type Props = { answer: ApplicantList; all: number; form: Form; onForm: (form: Form) => void }

/** The forms of the list, how many applications there are, and whether their review is blind. */
export function FormTabs({ answer, all, form, onForm }: Props) {
  const [seesFigures, mayPost] = [useMay('see_figures'), useMay('post_jobs')]
  return (
    <div className="triage-head triage-tabrow">
      <Segments
        label="View"
        value={form}
        onChange={onForm}
        options={[TABLE, BOARD, ...(seesFigures ? [CHARTS] : [])]}
      />
      <Counts answer={answer} all={all} />
      {mayPost ? <BlindSwitch job={answer.job} /> : answer.job.blind_review && <BlindWords />}
    </div>
  )
}
