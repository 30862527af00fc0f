import type { HTMLAttributes, ReactNode } from 'react'

import { classes } from '@/lib/classes'
import { useRoom } from '@/lib/useRoom'

/** Width in pixels that the widest rows need with all their actions. */
const WIDEST = 960

export type Column<Row> = {
  name: string
  /** In the head of the table, instead of the name. */
  head?: ReactNode
  width: string
  cell: (row: Row) => ReactNode
  /** On a card: shown first and without its label, or last. */
  place?: 'head' | 'foot'
  /** On a card: in a line of its own. */
  long?: boolean
}

type Props<Row> = {
  /** What the rows are. */
  label: string
  rows: Row[]
  columns: Column<Row>[]
  keyOf: (row: Row) => number | string
  /** Width in pixels below which the rows are cards. */
  least?: number
  /** Rows that no longer count are on the ground of the page. */
  isPast?: (row: Row) => boolean
  /** What the element of a row has besides, for example for the keyboard. */
  attributesOf?: (row: Row) => HTMLAttributes<HTMLElement> & { 'data-row'?: boolean }
}

/** A table; where it would not fit, a card for each row with the columns' names as small labels. */
export function Rows<Row>(props: Props<Row>) {
  const { hasRoom, place } = useRoom(props.least ?? WIDEST)
  return <div ref={place}>{hasRoom ? <Table {...props} /> : <Cards {...props} />}</div>
}

function Table<Row>({ label, rows, columns, keyOf, least = WIDEST, isPast, attributesOf }: Props<Row>) {
  return (
    <div className="overflow-x-auto">
      <table aria-label={label} style={{ minWidth: least }} className="w-full table-fixed text-left text-13">
        <thead>
          <tr className="border-b border-line text-12 text-ink-soft">
            {columns.map(({ name, head, width, place }) => (
              <th
                key={name}
                scope="col"
                className={classes(
                  'h-9 px-2 font-medium first:pl-5 last:pr-5',
                  width,
                  place === 'foot' && 'text-right',
                )}
              >
                {head ?? name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              className={classes(
                'h-[51px] border-b border-line last:border-b-0 hover:bg-paper',
                isPast?.(row) && 'bg-paper',
              )}
              {...attributesOf?.(row)}
            >
              {columns.map(({ name, cell, place }) => (
                <td key={name} className="px-2 py-2 first:pl-5 last:pr-5">
                  {place === 'foot' ? (
                    <div className="flex flex-wrap items-center justify-end gap-1.5">{cell(row)}</div>
                  ) : (
                    cell(row)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cards<Row>({ label, rows, columns, keyOf, isPast, attributesOf }: Props<Row>) {
  const heads = columns.filter(({ place }) => place === 'head')
  const feet = columns.filter(({ place }) => place === 'foot')
  const facts = columns.filter(({ place }) => !place)
  return (
    <ul aria-label={label} className="text-13">
      {rows.map((row) => (
        <li
          key={keyOf(row)}
          className={classes('border-b border-line p-4 last:border-b-0', isPast?.(row) && 'bg-paper')}
          {...attributesOf?.(row)}
        >
          {heads.map(({ name, cell }) => (
            <div key={name}>{cell(row)}</div>
          ))}
          <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3 desk:grid-cols-3">
            {facts.map(({ name, cell, long }) => (
              <div key={name} className={classes('min-w-0', long && 'col-span-2')}>
                <dt className="text-12 text-ink-soft">{name}</dt>
                <dd className="min-w-0">{cell(row)}</dd>
              </div>
            ))}
          </dl>
          {feet.map(({ name, cell }) => (
            <div key={name} className="mt-3 flex flex-wrap items-center gap-2 [&>button]:h-9! [&>button]:px-3!">
              {cell(row)}
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}
