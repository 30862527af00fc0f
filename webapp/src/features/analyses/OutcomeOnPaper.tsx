import type { MatchAnalysis } from '@/api/analyses'
import { PrintReport } from '@/components/PrintReport'
import { subScoresFrom } from '@/rules/percent'
import { analysisName } from './analyses'
import { MatchOnPaper } from './MatchOnPaper'
import { jobName, matchOf } from './names'
import { Result } from './Result'
import type { Output, AnalysisReply } from './useMatch'

type Props = { output: Output; reply: AnalysisReply; percent: number | null }

/** The same result as a report for paper. */
export function OutcomeOnPaper({ output, reply, percent }: Props) {
  const analysis: MatchAnalysis = output.shown
  const { match, response, document } = reply.answer
  return (
    <PrintReport
      title={`Resume Match: ${analysisName(analysis)}`}
      about={[
        { label: 'Job', value: jobName(matchOf(output), output.job) },
        { label: 'Resume', value: document.name },
      ]}
    >
      {analysis === 'percentage-match' && match ? (
        <MatchOnPaper match={match} percent={percent} sub={subScoresFrom(response)} />
      ) : (
        <Result analysis={analysis} reply={reply} percent={percent} loadingMore={false} onMore={null} />
      )}
    </PrintReport>
  )
}
