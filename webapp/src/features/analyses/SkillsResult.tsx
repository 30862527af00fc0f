import type { TopSkill } from '@/api/analyses'
import { Card } from '@/components/Card'
import { Quote } from '@/components/Quote'
import { ReadBy } from '@/components/ReadBy'
import { StateIcon } from '@/components/StateIcon'
import { ResultHeading } from '@/components/match/ResultHeading'

const COLUMNS = { gridTemplateColumns: '1.75rem 18px minmax(0, 1fr)' }

/** The ten skills that tell most about this job, each with the sentence that shows it or the word that it is missing. */
export function SkillsResult({ skills, apiUsed }: { skills: TopSkill[]; apiUsed: string }) {
  const count = skills.filter((skill) => skill.proof !== '').length
  return (
    <Card>
      <ResultHeading
        title="Top 10 skills"
        lead={skills.length > 0 ? `${count} of ${skills.length} shown in your resume` : undefined}
        aside={<ReadBy apiUsed={apiUsed} />}
      />
      {skills.length === 0 && (
        <p className="px-5 py-8 text-13 text-ink-soft">
          We found no skill in this job description. Paste the part that says what the job asks for.
        </p>
      )}
      <ol className="divide-y divide-line">
        {skills.map((skill) => (
          <li key={skill.rank} style={COLUMNS} className="grid items-baseline gap-x-2.5 px-4 py-3 text-13 tablet:px-5">
            <span className="text-right font-heading text-17 font-strong text-ink-faint">{skill.rank}</span>
            <StateIcon state={skill.proof ? 'met' : 'missing'} className="translate-y-1" />
            <div className="flex flex-wrap items-baseline gap-x-3">
              <p className="min-w-[min(100%,6rem)] flex-1 font-label">{skill.name}</p>
              <p className="flex flex-wrap gap-x-3">
                <span className={skill.proof ? 'font-medium text-good' : 'font-medium text-weak'}>
                  {skill.proof ? 'Shown' : 'Missing'}
                </span>
                <span
                  className={skill.must ? 'min-w-8.5 text-right font-label' : 'min-w-8.5 text-right text-ink-faint'}
                >
                  {skill.must ? 'Must' : 'Nice'}
                </span>
              </p>
            </div>
            <div className="col-start-3 mt-1">
              {skill.proof ? (
                <Quote>{skill.proof}</Quote>
              ) : (
                <p className="text-12 text-ink-faint">No sentence in your resume mentions it.</p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
