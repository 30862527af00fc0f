import { useEffect, useState } from 'react'

const COLUMNS = { gridTemplateColumns: '76px minmax(0, 1fr) 52px' }

/** One part of a sum as a bar, with its points and the most it can have. */
export function PartMeter({ label, value, most }: { label: string; value: number; most: number }) {
  const [drawn, setDrawn] = useState(0)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setDrawn(value))
    return () => cancelAnimationFrame(frame)
  }, [value])
  return (
    <div style={COLUMNS} className="grid items-center gap-2.5 text-13">
      <span>{label}</span>
      <div
        role="meter"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuetext={`${value} of ${most}`}
        className="h-1.5 overflow-hidden rounded-[3px] bg-line"
      >
        <div
          className="h-full rounded-[3px] bg-brand transition-[width] duration-600 ease-out"
          style={{ width: `${(Math.min(drawn, most) / most) * 100}%` }}
        />
      </div>
      <span className="text-right">
        <span className="font-strong">{value}</span>
        <span className="text-12 text-ink-soft"> /{most}</span>
      </span>
    </div>
  )
}
