import type { JSX, ReactNode } from 'react'
import type { FigureRow } from '@darnley/contract/workshop-figures'
import { minor } from '@darnley/domain/money'
import type { Day } from '@darnley/domain/turnaround'
import { ScrollFrame } from '#src/components/scroll-frame.tsx'
import { shortDayOf } from '#src/lib/moment.ts'
import { moneyText } from '../order/money/pounds.ts'
import { DayPlot, type DayBar } from './day-plot.tsx'
import { countText } from './kept-text.ts'
import styles from './plot.module.css'
import { bookedOf } from './sum-line.ts'

/** Both pictures of the days. The table by day has the same numbers. */
export function Plots({ days }: { days: readonly FigureRow[] }): JSX.Element {
  const worked = days.filter(({ kept, late }) => kept + late > 0)
  return (
    <div className={styles['plots']}>
      <Plot title="Booked by day" keys={bookedKeys}>
        {days.every((row) => bookedOf(row) === 0 && row.given_back === 0) ? (
          <p>Nothing was booked in these days.</p>
        ) : (
          <DayPlot
            label="Booked and given back by day. The table by day has the same numbers."
            width={470}
            keys={['booked', 'back']}
            bars={bookedBars(days)}
            axisText={(pence) => `£${pence / 100}`}
          />
        )}
      </Plot>
      <Plot title="Turnaround by day" keys={turnaroundKeys}>
        {worked.length === 0 ? (
          <p>No garment was done in these days.</p>
        ) : (
          <DayPlot
            label="Garments done in time and late by day. The table by day has the same numbers."
            width={300}
            keys={['kept', 'late']}
            bars={worked.map(turnaroundBar)}
            axisText={String}
          />
        )}
      </Plot>
    </div>
  )
}

const bookedKeys = [
  { kind: 'booked', words: 'booked' },
  { kind: 'back', words: 'given back, below the line' },
] as const

const turnaroundKeys = [
  { kind: 'kept', words: 'kept' },
  { kind: 'late', words: 'late' },
] as const

interface PlotProps {
  title: string
  keys: readonly { readonly kind: string; readonly words: string }[]
  children: ReactNode
}

function Plot({ title, keys, children }: PlotProps): JSX.Element {
  return (
    <section className={styles['plot']} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <ul className={styles['key']}>
          {keys.map(({ kind, words }) => (
            <li key={kind} data-kind={kind}>
              {words}
            </li>
          ))}
        </ul>
      </header>
      <ScrollFrame label={title} className={styles['scroll']}>
        {children}
      </ScrollFrame>
    </section>
  )
}

function bookedBars(days: readonly FigureRow[]): DayBar<'booked' | 'back'>[] {
  const best = Math.max(...days.map(bookedOf))
  const bestDay = best > 0 ? days.find((row) => bookedOf(row) === best)?.key : undefined
  return days.map((row) => {
    const booked = bookedOf(row)
    const { key, given_back: back } = row
    return {
      day: key as Day,
      amounts: { booked, back: minor(-back) },
      title: `${shortDayOf(key as Day)}: ${moneyText(booked)} booked, ${moneyText(back)} given back`,
      note: key === bestDay ? moneyText(booked) : undefined,
    }
  })
}

function turnaroundBar({ key, kept, late }: FigureRow): DayBar<'kept' | 'late'> {
  return {
    day: key as Day,
    amounts: { kept, late },
    title: `${shortDayOf(key as Day)}: ${countText(kept, 'garment')} kept, ${late} late`,
    note: late > 0 ? String(late) : undefined,
  }
}
