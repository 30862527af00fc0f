import type { About } from '@/api/analyses'
import { Card } from '@/components/Card'
import { Quote } from '@/components/Quote'
import { ReadBy } from '@/components/ReadBy'
import { ResultHeading } from '@/components/match/ResultHeading'

/** The resume in short: what it says, its facts with their words, its strongest sentences. */
export function AboutResult({ about, apiUsed }: { about: About; apiUsed: string }) {
  return (
    <Card>
      <ResultHeading title="About the resume" aside={<ReadBy apiUsed={apiUsed} />} />
      <div className="grid desk:grid-cols-2">
        <div className="space-y-3 px-4 py-5 text-15 tablet:px-5">
          {about.summary.map((paragraph) => (
            <p key={paragraph} className="max-w-[72ch]">
              {paragraph}
            </p>
          ))}
          {about.highlights.length > 0 && (
            <div className="pt-3">
              <h3 className="font-text text-13 font-strong">Its strongest sentences</h3>
              <ul className="mt-2.5 space-y-2.5">
                {about.highlights.map((sentence) => (
                  <li key={sentence}>
                    <Quote>{sentence}</Quote>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        {about.facts.length > 0 && (
          <dl className="divide-y divide-line border-line max-desk:border-t desk:border-l">
            {about.facts.map((fact) => (
              <div
                key={fact.label}
                className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 px-4 py-3 text-13 tablet:px-5"
              >
                <dt className="text-ink-soft">{fact.label}</dt>
                <dd className="text-right font-label">{fact.value}</dd>
                {fact.quote && (
                  <dd className="col-span-2 mt-1.5">
                    <Quote>{fact.quote}</Quote>
                  </dd>
                )}
              </div>
            ))}
          </dl>
        )}
      </div>
    </Card>
  )
}
