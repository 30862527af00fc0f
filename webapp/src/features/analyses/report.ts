import type { AtsAnswer, Match, MatchAnalysis } from '@/api/analyses'
import { lookOf, NOT_MENTIONED, stateWord } from '@/rules/evidence'
import { asksOf, listOf } from '@/components/match/asks'
import { scoreHeading } from '@/rules/bands'
import { gained, points } from '@/rules/figures'
import { analysisName } from './analyses'
import { isTold, jobName, ownWord } from './names'

function matchLines(match: Match, percent: number | null): string[] {
  const { heading, advice } = match.band === null || percent === null ? match : scoreHeading(percent)
  const score = percent === null ? [] : [`${percent}% - ${heading}`, advice, '']
  return [
    ...score,
    'How the score is calculated',
    ...match.sum.map((line) => `- ${line.label}: ${points(line.points)}`),
    `- Points: ${points(match.points)} of ${points(match.max_points)}`,
    match.made_by,
    '',
    'Requirements',
    ...match.requirements.map((requirement) => {
      const proof = [requirement.quote || NOT_MENTIONED, requirement.note].filter(Boolean).join(' ')
      return `- ${requirement.label} (${requirement.must ? 'must' : 'nice'}): ${stateWord(lookOf(requirement))}. ${proof}`
    }),
    ...(match.recount ? ['', 'On your own word'] : []),
    ...(match.recount?.corrections.filter(isTold).map((correction) => `- ${ownWord(correction)}`) ?? []),
    ...(match.conditions.length > 0 ? ['', 'You will also need'] : []),
    ...match.conditions.map((condition) => `- ${condition.label}`),
    ...match.remedies.flatMap(({ remedy, title, text }) => [
      '',
      title,
      text,
      ...match.raises
        .filter((raise) => raise.remedy === remedy)
        .map(
          (raise) =>
            `- ${gained(raise)}: ${[raise.title, raise.text || listOf(asksOf(raise, match)).join('; ')].filter(Boolean).join('. ')}`,
        ),
    ]),
  ]
}

function bodyLines(answer: AtsAnswer, percent: number | null): string[] {
  if (answer.match) return matchLines(answer.match, percent)
  if (answer.about) {
    const facts = answer.about.facts.map((fact) => `- ${fact.label}: ${fact.value}`)
    return [
      ...answer.about.summary,
      '',
      ...facts,
      '',
      ...answer.about.highlights.map((highlight) => `- "${highlight}"`),
    ]
  }
  if (answer.responsibilities)
    return answer.responsibilities.map((duty) =>
      duty.of === 'job'
        ? `- Asked: ${duty.text}${duty.proof ? ` - shown: ${duty.proof}` : ' - not shown in the resume'}`
        : `- ${duty.where ? `${duty.where}: ` : ''}${duty.text}`,
    )
  if (answer.top_skills)
    return answer.top_skills.map((skill) => `${skill.rank}. ${skill.name}: ${skill.proof || NOT_MENTIONED}`)
  return [answer.response]
}

/** A result as plain text, to paste into a letter or a note. */
export function reportText(answer: AtsAnswer, analysis: MatchAnalysis, percent: number | null, job: string): string {
  return [
    `Resume Match: ${analysisName(analysis)}`,
    `Job: ${jobName(answer.match, job)}`,
    `Resume: ${answer.document.name}`,
    '',
    ...bodyLines(answer, percent),
  ].join('\n')
}
