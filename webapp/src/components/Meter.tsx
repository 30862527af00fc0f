import { useEffect, useState, type ReactNode } from 'react'

import { classes } from '@/lib/classes'
import { bandOf, type Band } from '@/rules/bands'

const FILL: Record<Band, string> = { weak: 'bg-weak', medium: 'bg-medium', good: 'bg-good' }

type Props = { label: string; percent: number; /** What stands at the right of a part of a sum. */ of?: ReactNode }

/** A judged value as a bar in the color of its band; a part of a sum in the color of the product. */
export function Meter({ label, percent, of }: Props) {
  const [drawn, setDrawn] = useState(0)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setDrawn(percent))
    return () => cancelAnimationFrame(frame)
  }, [percent])
  return (
    <div>
      <div className="flex justify-between gap-3 text-13">
        <span>{label}</span>
        {of ?? <span className="font-strong">{percent}%</span>}
      </div>
      <div
        role="meter"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-1.5 h-1.5 overflow-hidden rounded-[3px] bg-line"
      >
        <div
          className={classes(
            'h-full rounded-[3px] transition-[width] duration-600 ease-out',
            of ? 'bg-brand' : FILL[bandOf(percent)],
          )}
          style={{ width: `${drawn}%` }}
        />
      </div>
    </div>
  )
}

type CellsProps = { label: string; met: number; partly: number; total: number }

/** One cell each: how many of a few are met. */
export function MeterCells({ label, met, partly, total }: CellsProps) {
  return (
    <div>
      <div className="flex justify-between gap-3 text-13">
        <span>{label}</span>
        <span className="text-ink-soft">
          <span className="font-strong text-ink">{met}</span> of {total}
        </span>
      </div>
      <div aria-hidden className="mt-1.5 flex gap-[3px]">
        {Array.from({ length: total }, (_, cell) => (
          <span
            key={cell}
            className={classes(
              'h-1.5 flex-1 rounded-[3px]',
              cell < met ? 'bg-good' : cell < met + partly ? 'bg-medium' : 'bg-line-strong',
            )}
          />
        ))}
      </div>
    </div>
  )
}
