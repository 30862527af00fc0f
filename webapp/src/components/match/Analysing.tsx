import { useEffect, useState } from 'react'

import type { MatchAnalysis } from '@/api/analyses'
import { Button } from '@/components/Button'
import { Card } from '@/components/Card'
import { Skeleton } from '@/components/Skeleton'
import { Spinner } from '@/components/Spinner'

const WORK: Record<MatchAnalysis, string[]> = {
  'percentage-match': [
    'Reading the resume',
    'finding what the job asks for',
    'looking for the sentence behind each point',
    'adding up',
  ],
  'about-the-resume': ['Reading the resume', 'gathering its facts'],
  'roles-responsibilities': ['Reading the resume', 'comparing its roles with the job'],
  'top-10-skills': ['Reading the resume', 'weighing the skills of the job'],
}

const PATIENCE = 4000 // then the person hears that it is not stuck

function Rows({ count }: { count: number }) {
  return Array.from({ length: count }, (_, at) => (
    <div key={at} className="border-b border-line px-5 py-3.5 last:border-b-0">
      <Skeleton className={at % 2 ? 'h-3.5 w-2/5' : 'h-3.5 w-1/2'} />
      <Skeleton faint className="mt-2.5 h-3 w-4/5" />
    </div>
  ))
}

/** The time between the press and the answer: what is being done, in the layout of what will stand here. */
export function Analysing({ analysis, onCancel }: { analysis: MatchAnalysis; onCancel: () => void }) {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Spinner label={`${WORK[analysis].join(', ')}…`} />
        {slow && <span className="text-12 text-ink-soft">Long documents take a little longer.</span>}
        <Button size="small" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <Card aria-hidden className="grid grid-cols-1 desk:grid-cols-[256px_minmax(0,1fr)]">
        <div className="flex flex-col items-center gap-4 border-line p-6 max-desk:border-b desk:border-r">
          <Skeleton className="size-[140px] rounded-full" />
          <Skeleton className="h-6 w-36" />
          <Skeleton faint className="h-3 w-44" />
          <Skeleton faint className="mt-4 h-2 w-full" />
          <Skeleton faint className="h-2 w-full" />
        </div>
        <div>
          <Rows count={7} />
        </div>
      </Card>
    </div>
  )
}
