import { lazy, Suspense, type ComponentProps, type ComponentType, type ReactNode } from 'react'

import type { Correcting } from '@/components/match/corrections/correcting'
import { Actions } from './Actions'
import { jobName, matchOf, reportFileName } from './names'
import { reportText } from './report'
import { Result } from './Result'
import type { OutcomeOnPaper } from './OutcomeOnPaper'
import type { Output, AnalysisReply } from './useMatch'

// It is needed only where somebody prints; should it not arrive, the result on the screen stands without it.
const OnPaper = lazy(() =>
  import('./OutcomeOnPaper').then(
    (file): { default: ComponentType<ComponentProps<typeof OutcomeOnPaper>> } => ({ default: file.OutcomeOnPaper }),
    () => ({ default: () => null }),
  ),
)

// Few documents have such a text.
const HiddenTextNotice = lazy(() =>
  import('@/components/HiddenTextNotice').then((file) => ({ default: file.HiddenTextNotice })),
)

type Props = {
  output: Output
  reply: AnalysisReply
  percent: number | null
  loadingMore: boolean
  /** Null where the documents have changed since: a further page would not fit. */
  onMore: (() => void) | null
  correcting: Correcting | null
}

export { ResultHead } from './ResultHead'

/** Copying, printing and sharing of a result, wherever the buttons stand. */
export function OutcomeActions(props: {
  output: Output
  reply: AnalysisReply
  percent: number | null
  className: string
  wide?: boolean
}) {
  const { output, reply, percent, ...look } = props
  return (
    <Actions
      text={() => reportText(reply.answer, output.shown, percent, output.job)}
      fileName={reportFileName(jobName(matchOf(output), output.job))}
      {...look}
    />
  )
}

/** The result on the screen, and the same as a report for paper. */
export function Outcome({ output, reply, percent, loadingMore, onMore, correcting }: Props): ReactNode {
  const { document } = reply.answer
  return (
    <div>
      {(document.omissions.length > 0 || document.is_scan) && (
        <Suspense>
          <HiddenTextNotice document={document} />
        </Suspense>
      )}
      <Result
        job={output.job}
        analysis={output.shown}
        reply={reply}
        percent={percent}
        loadingMore={loadingMore}
        onMore={onMore}
        correcting={correcting}
      />
      <OutcomeActions output={output} reply={reply} percent={percent} className="mt-4 desk:hidden" wide />
      <Suspense>
        <OnPaper output={output} reply={reply} percent={percent} />
      </Suspense>
    </div>
  )
}
