import { useEffect, useState } from 'react'

import { Button } from '@/components/Button'
import { notify } from '@/lib/notify'
import { loadSamples, openSample, type Sample } from './samples'

/** Two pairs to try with one click: fills both fields and asks at once. */
export function Samples({ onSample }: { onSample: (job: string, file: File) => void }) {
  const [samples, setSamples] = useState<Sample[]>([])
  const [opening, setOpening] = useState<string | null>(null)

  useEffect(() => {
    let here = true
    void loadSamples().then((list) => here && setSamples(list))
    return () => {
      here = false
    }
  }, [])

  const open = async (sample: Sample) => {
    setOpening(sample.name)
    try {
      const { job, file } = await openSample(sample)
      onSample(job, file)
    } catch {
      notify('The sample could not be loaded.', { text: 'Check your connection and try again.', tone: 'bad' })
    }
    setOpening(null)
  }

  if (samples.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2" role="group" aria-label="Samples">
      <span className="text-13 text-ink-soft">Nothing at hand? Try a sample:</span>
      {samples.map((sample) => (
        <Button
          key={sample.name}
          size="small"
          className="h-auto! min-h-[30px] max-w-full py-1 whitespace-normal!"
          busy={opening === sample.name ? sample.name : undefined}
          onClick={() => void open(sample)}
        >
          {sample.name}
        </Button>
      ))}
    </div>
  )
}
