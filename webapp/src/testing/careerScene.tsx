import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'

import type { Career as CareerValues, CareerFile, Disagreement } from '@/api/careers'
import { Career } from '@/features/careers/Career'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

export const nothing: CareerValues = {
  name: '',
  positions: [],
  education: [],
  certificates: [],
  summary: [],
  volunteer_roles: [],
  awards: [],
  additions: [],
  languages: [],
  projects: [],
  links: [],
  skills: [],
}
export const source = {
  field: 'text',
  value: 'Cooked soups.',
  words: 'Cooked soups.',
  origin: 'resume' as const,
  page: 1,
  file: '2026/1.pdf',
}
export const deed = (id: string, text: string) => ({ id, text, sources: [{ ...source, value: text, words: text }] })
export const cook = {
  id: 'p1',
  sources: [{ ...source, field: 'title', value: 'Cook', words: 'Cook, Acme' }],
  title: 'Cook',
  employer: 'Acme',
  place: '',
  start: '2019',
  end: '',
  is_current: true,
  deeds: [deed('d1', 'Cooked soups.'), deed('d2', 'Baked bread.')],
}

export function open(
  first: CareerValues,
  suggested: CareerValues = nothing,
  {
    isScan = false,
    excess = [] as string[],
    disagreements = [] as Disagreement[],
    contacts = { name: '', country_code: '', phone_number: '' },
    profile = { name: 'Anna', phone_number: '4155550142', resume_path: 'uploads/resumes/anna.pdf' } as object | null,
    files = [] as CareerFile[],
  } = {},
) {
  const saves: CareerValues[] = []
  server.use(
    http.get('*/api/me/career', () => HttpResponse.json({ success: true, career: first, files, version: 'v0' })),
    http.put('*/api/me/career', async ({ request }) => {
      const { career } = (await request.json()) as { career: CareerValues }
      saves.push(career)
      return HttpResponse.json({ success: true, career, version: `v${saves.length}` })
    }),
    http.get('*/api/me/resumes/uses', () => HttpResponse.json({ success: true, uses: { d1: 2, d2: 0 } })),
    http.post(/\/api\/me\/career\/from-(resume|file)$/, () =>
      HttpResponse.json({
        success: true,
        name: 'anna.pdf',
        career: suggested,
        excess,
        disagreements,
        contacts,
        is_scan: isScan,
        file: null,
        not_kept: '',
      }),
    ),
    http.get('*/api/jobsdb/user/:id', () => HttpResponse.json({ success: true, profile, message: '' })),
  )
  const { unmount } = renderAlone(<Career />)
  return { saves, person: userEvent.setup(), unmount }
}
