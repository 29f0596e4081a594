import type { JSX } from 'react'
import type { FigureRow, Figures } from '@darnley/contract/workshop-figures'
import { minor, type Minor } from '@darnley/domain/money'
import type { Day } from '@darnley/domain/turnaround'
import { Link } from '@darnley/web/router'
import { Sign } from '#src/components/icon.tsx'
import { ScrollFrame } from '#src/components/scroll-frame.tsx'
import {
  figuresAddress,
  tables,
  type FiguresTable,
  type FiguresView,
} from '#src/lib/figures-view.ts'
import { shortDayOf } from '#src/lib/moment.ts'
import { moneyText } from '../order/money/pounds.ts'
import { keptShare } from './kept-text.ts'
import styles from './table.module.css'
import { sumLineOf } from './sum-line.ts'

interface FiguresTableProps {
  view: FiguresView
  figures: Figures
}

const headings = { shop: 'By shop', day: 'By day', service: 'By service' } as const

/** The numbers by shop, day or service with their total, and the line that proves the sum. */
export function FigureTable({ view, figures }: FiguresTableProps): JSX.Element {
  const { by } = view
  const line = sumLineOf(figures)
  return (
    <div>
      <div className={styles['head']}>
        <h2>{headings[by]}</h2>
        <nav className={styles['tables']} aria-label="Table by">
          {tables.map(({ by: other, label }) => (
            <Link
              key={other}
              to={figuresAddress({ ...view, by: other })}
              aria-current={other === by ? 'true' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
      </div>
      <ScrollFrame label={headings[by]} className={styles['frame']}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{tables.find((table) => table.by === by)?.label}</th>
              {columns.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(figures, by).map((row) => (
              <Row
                key={row.key}
                row={row}
                name={by === 'day' ? shortDayOf(row.key as Day) : row.name}
              />
            ))}
          </tbody>
          <tfoot>
            <Row row={figures.total} name={`All ${by}s`} />
          </tfoot>
        </table>
      </ScrollFrame>
      <p className={styles['sum']} data-wrong={!line.isRight}>
        <Sign name={line.isRight ? 'live' : 'attention'} size={18} />
        {line.words}
      </p>
      <p className={styles['counted']}>
        Kept and late are garments by the day on which they were done, also those that were done
        again under the guarantee, each by the due day of its own order. All else is what was sold
        and given back.
      </p>
    </div>
  )
}

const less = (amount: Minor): string => moneyText(minor(amount === 0 ? 0 : -amount))

const columns: readonly { label: string; text: (row: FigureRow) => string }[] = [
  { label: 'Orders', text: ({ orders }) => String(orders) },
  { label: 'Garments', text: ({ garments }) => String(garments) },
  { label: 'Services', text: ({ services }) => moneyText(services) },
  { label: 'Discounts', text: ({ discounts }) => less(discounts) },
  { label: 'Delivery', text: ({ delivery }) => moneyText(delivery) },
  { label: 'Express', text: ({ express }) => moneyText(express) },
  { label: 'Given back', text: ({ given_back: back }) => less(back) },
  { label: 'Revenue', text: ({ revenue }) => moneyText(revenue) },
  { label: 'Kept', text: ({ kept }) => String(kept) },
  { label: 'Late', text: ({ late }) => String(late) },
  { label: 'In time', text: (row) => keptShare(row) ?? '–' },
]

/** On a phone a row is a list, in which each number says what it is. */
function Row({ row, name }: { row: FigureRow; name: string }): JSX.Element {
  return (
    <tr>
      <th scope="row">{name}</th>
      {columns.map(({ label, text }) => (
        <td key={label} data-label={label}>
          {text(row)}
        </td>
      ))}
    </tr>
  )
}

function rowsOf(figures: Figures, by: FiguresTable): readonly FigureRow[] {
  return { shop: figures.shops, day: figures.days, service: figures.services }[by]
}
