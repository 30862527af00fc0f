import type { KeyboardEvent } from 'react'

/** Arrows move the focus over requirements and words; Tab goes only through the chosen row. */
export function walkTable(event: KeyboardEvent<HTMLButtonElement>) {
  const moves: Record<string, [number, number]> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
  }
  const [down, right] = moves[event.key] ?? [0, 0]
  if (!down && !right) return
  const cell = event.currentTarget.closest<HTMLTableCellElement>('th, td')!
  const rows = [...cell.closest('tbody')!.rows]
  let [line, column] = [rows.findIndex((row) => row.contains(cell)), cell.cellIndex]
  event.preventDefault()
  for (;;) {
    line += down
    column += right
    const next = rows[line]?.cells[column]
    if (!next) return
    const button = next.querySelector('button')
    if (button) return button.focus()
  }
}
