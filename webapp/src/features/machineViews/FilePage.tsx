import type { CSSProperties } from 'react'

import type { MachineView } from '@/api/machineViews'
import { classes } from '@/lib/classes'

type Props = {
  view: MachineView
  page: number
  /** The number of the chosen field, from 1. */
  chosen: number | null
  onChoose: (number: number) => void
}

const [LETTER_WIDTH, LETTER_HEIGHT, MARGIN] = [612, 792, 36]

/** A page as its words stand on it, with a box around each field that was read or lost. */
export function FilePage({ view, page, chosen, onChoose }: Props) {
  const lines = view.lines.filter((line) => line.page === page)
  const boxes = view.fields.flatMap(({ name, state, place }, at) =>
    place?.page === page ? [{ name, state, place, number: at + 1 }] : [],
  )
  const places = [...lines, ...boxes.map(({ place }) => place)]
  const width = Math.max(LETTER_WIDTH, ...places.map(({ right }) => right + MARGIN))
  const height = Math.max((width / LETTER_WIDTH) * LETTER_HEIGHT, ...places.map(({ bottom }) => bottom + MARGIN))
  const at = ({ left, top, right, bottom }: { left: number; top: number; right: number; bottom: number }) =>
    ({
      left: `${(left / width) * 100}%`,
      top: `${(top / height) * 100}%`,
      width: `${((right - left) / width) * 100}%`,
      height: `${((bottom - top) / height) * 100}%`,
    }) satisfies CSSProperties
  return (
    <div className="machine-page" style={{ aspectRatio: `${width} / ${height}` }}>
      <svg aria-hidden viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        {lines.flatMap(({ text, left, bottom, top, right }, place) => {
          const parts = text.split('\t')
          const line = { y: bottom - (bottom - top) * 0.2, fontSize: (bottom - top) * 0.85 }
          if (parts.length === 1)
            return [
              <text
                key={place}
                {...line}
                x={left}
                textLength={Math.max(right - left, 1)}
                lengthAdjust="spacingAndGlyphs"
              >
                {text}
              </text>,
            ]
          // What a tab separates stands at the two edges.
          return [
            <text key={`${place} left`} {...line} x={left}>
              {parts.slice(0, -1).join(' ')}
            </text>,
            <text key={`${place} right`} {...line} x={right} textAnchor="end">
              {parts.at(-1)}
            </text>,
          ]
        })}
      </svg>
      {boxes.map(({ name, state, place, number }) => (
        <button
          key={number}
          type="button"
          aria-pressed={chosen === number}
          aria-label={`${number}, ${name}`}
          className={classes('machine-box', `machine-${state}`)}
          style={at(place)}
          onClick={() => onChoose(number)}
        >
          <span aria-hidden>{number}</span>
        </button>
      ))}
    </div>
  )
}
