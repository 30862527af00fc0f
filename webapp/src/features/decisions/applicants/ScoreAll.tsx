import { Gauge } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { useScoreNextMutation } from '@/api/triage'
import { Button } from '@/components/Button'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'
import { counted } from '@/rules/figures'

/** Scores all resumes of a job that have no score, or one without a brief, a few at a time. */
export function ScoreAll({ jobId, unscored }: { jobId: number; unscored: number }) {
  const [score] = useScoreNextMutation()
  const [left, setLeft] = useState<number | null>(null)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const all = async () => {
    setLeft(unscored)
    let failed = 0
    for (let after: number | null = 0; after !== null && isHere.current;) {
      const { data, error }: Awaited<ReturnType<typeof score>> = await score({ jobId, after })
      if (!data) {
        notify('Not all resumes could be scored.', { tone: 'bad', text: messageOf(error) })
        break
      }
      failed += data.failed
      after = data.last
      setLeft(data.remaining)
      if (after === null)
        notify(`${counted(unscored - failed, 'resume')} scored.`, {
          tone: failed ? 'warning' : 'good',
          ...(failed > 0 && { text: `${counted(failed, 'file')} could not be read.` }),
        })
    }
    setLeft(null)
  }
  return (
    <Button
      icon={<Gauge aria-hidden />}
      busy={left === null ? undefined : `${left} to score...`}
      onClick={() => void all()}
    >
      {`Score all ${unscored}`}
    </Button>
  )
}
