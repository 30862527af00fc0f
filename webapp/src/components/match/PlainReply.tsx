import { Card } from '@/components/Card'
import { Meter } from '@/components/Meter'
import { ReadBy } from '@/components/ReadBy'
import { ResultHeading } from './ResultHeading'
import { ScoreHead } from './ScoreColumn'

type Props = {
  title: string
  reply: string
  percent: number | null
  sub: { skills: number | null; experience: number | null }
  apiUsed: string
}

/** A reply that came as text only. Whatever stands in it is shown as text, never as markup. */
export function PlainReply({ title, reply, percent, sub, apiUsed }: Props) {
  return (
    <Card>
      <ResultHeading title={title} aside={<ReadBy apiUsed={apiUsed} />} />
      <div className={percent === null ? '' : 'grid desk:grid-cols-[256px_minmax(0,1fr)]'}>
        {percent !== null && (
          <div className="border-line px-6 py-5 max-desk:border-b desk:border-r">
            <ScoreHead percent={percent} level={3} />
            <div className="mt-5 space-y-4">
              {sub.skills !== null && <Meter label="Skills match" percent={sub.skills} />}
              {sub.experience !== null && <Meter label="Experience match" percent={sub.experience} />}
            </div>
          </div>
        )}
        <p className="max-w-[80ch] px-4 py-5 text-15 whitespace-pre-wrap tablet:px-5">{reply}</p>
      </div>
    </Card>
  )
}
