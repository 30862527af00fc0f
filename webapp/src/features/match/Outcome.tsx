import type { ReactNode, Ref } from 'react'

import { HiddenTextNotice } from '@/components/HiddenTextNotice'
import { PrintReport } from '@/components/PrintReport'
import { Actions } from './Actions'
import { analysisName } from './analyses'
import { jobName, matchOf, reportFileName } from './names'
import { reportText } from './report'
import { Result } from './Result'
import type { Output, Told } from './useMatch'

type Props = {
  output: Output
  told: Told
  percent: number | null
  loadingMore: boolean
  /** Null where the documents have changed since: a further page would not fit. */
  onMore: (() => void) | null
  place: Ref<HTMLDivElement>
}

/** What a person takes away, wherever the buttons for it stand. */
export function OutcomeActions(props: {
  output: Output
  told: Told
  percent: number | null
  className: string
  wide?: boolean
}) {
  const { output, told, percent, ...look } = props
  return (
    <Actions
      text={() => reportText(told.answer, output.shown, percent, output.job)}
      fileName={reportFileName(jobName(matchOf(output), output.job))}
      {...look}
    />
  )
}

/** The result on the screen, and the same as a report for paper. */
export function Outcome({ output, told, percent, loadingMore, onMore, place }: Props): ReactNode {
  const { document } = told.answer
  const result = { analysis: output.shown, told, percent, loadingMore, onMore }
  return (
    <div ref={place} className="scroll-mt-18">
      <HiddenTextNotice pages={document.pages} omissions={document.omissions} />
      <Result {...result} />
      <OutcomeActions output={output} told={told} percent={percent} className="mt-4 desk:hidden" wide />
      <PrintReport
        title={`Resume Match: ${analysisName(output.shown)}`}
        about={[
          { label: 'Job', value: jobName(matchOf(output), output.job) },
          { label: 'Resume', value: document.name },
        ]}
      >
        <Result {...result} onPaper />
      </PrintReport>
    </div>
  )
}
