import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import type { AtsAnswer } from '@/api/analyses'
import { ResumeMatch } from '@/features/analyses/ResumeMatch'
import { clearMatchData } from '@/lib/kept/matchStorage'
import { PDF, renderMatch, type Submission } from '@/testing/analyst'
import { aboutAnswer, JOB, match, matchAnswer, rolesPage, skillsAnswer } from '@/testing/ats'
import { server } from '@/testing/server'

/* The content of a result is covered by its own tests: a short one is enough here, and quick to search. */
export const shortAnswer: AtsAnswer = {
  ...matchAnswer,
  match: {
    ...match,
    requirements: match.requirements.slice(0, 2),
    resume: match.resume.slice(0, 3),
    raises: [],
    remedies: [],
  },
}

const ANSWERS: Record<string, AtsAnswer> = {
  'percentage-match': shortAnswer,
  'about-the-resume': aboutAnswer,
  'roles-responsibilities': rolesPage(0, 5),
  'top-10-skills': skillsAnswer,
}
/** Answers each analysis as the server does; the roles come on two pages. */
export const usual = ({ apiType, offset }: Submission): AtsAnswer =>
  apiType === 'roles-responsibilities' && offset === '5' ? rolesPage(5, null) : ANSWERS[apiType]!

/* The samples are files next to the page; most tests do without. */
export function opened(userId?: number) {
  server.use(http.get('*/samples/samples.json', () => new HttpResponse(null, { status: 404 })))
  clearHeldFile()
  return renderMatch(<ResumeMatch />, userId)
}

/* What a reload loses: everything in memory. Storage stays. */
function clearHeldFile() {
  const storage = { ...sessionStorage } as Record<string, string>
  clearMatchData()
  Object.entries(storage).forEach(([key, value]) => sessionStorage.setItem(key, value))
}

type Hand = ReturnType<typeof opened>['hand']

export async function fill(hand: Hand, job = JOB, file = PDF) {
  await hand.click(screen.getByLabelText('Job description'))
  await hand.paste(job)
  await hand.upload(screen.getByLabelText('Resume'), file)
}

export async function matched(hand: Hand) {
  await fill(hand)
  await hand.click(screen.getByRole('button', { name: 'Percentage match' }))
  return screen.findByRole('heading', { name: 'Good Match' })
}
