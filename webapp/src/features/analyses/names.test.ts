import { expect, it } from 'vitest'

import { jobName, reportFileName } from '@/features/analyses/names'

it('a name that is too long ends with a whole letter', () => {
  expect(jobName(null, `${'x'.repeat(119)}🧵 and more`)).toBe('x'.repeat(119))
  expect(reportFileName(`${'x'.repeat(65)}𝒳 and more`)).toBe(`Resume Match, ${'x'.repeat(65)}.pdf`)
})
