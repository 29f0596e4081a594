import { useId, type JSX, type ReactNode } from 'react'
import { scaleBand, scaleLinear } from '@visx/scale'
import { BarStack } from '@visx/shape'
import type { Day } from '@darnley/domain/turnaround'
import styles from './plot.module.css'

/** A day with what is drawn for it; an amount below zero hangs below the line. */
export interface DayBar<Key extends string> {
  readonly day: Day
  readonly amounts: Readonly<Record<Key, number>>
  /** Shown while the pointer rests on it. */
  readonly title: string
  /** Stands above the bar. */
  readonly note?: string | undefined
}

interface DayPlotProps<Key extends string> {
  /** What a screen reader says instead of the picture. */
  label: string
  /** Of the picture, in its own units; more days than usual make it wider. */
  width: number
  keys: readonly Key[]
  bars: readonly DayBar<Key>[]
  axisText: (value: number) => string
}

const height = 212
const top = 22
const bottom = 174
const left = 48
const narrowestBar = 12
/** Below this many units, days would run into each other. */
const narrowestLabel = 20
const letters = ['S', 'M', 'T', 'W', 'T', 'F', 'S'] as const

/** Bars by day, readable without colour: each kind has a texture of its own. */
export function DayPlot<Key extends string>(props: DayPlotProps<Key>): JSX.Element {
  const { label, keys, bars, axisText } = props
  const hatch = useId()
  const width = Math.max(props.width, left + bars.length * narrowestBar)
  const isWide = width > props.width
  const x = scaleBand({
    domain: bars.map(({ day }) => day),
    range: [left, width],
    padding: 0.3,
  })
  const { y, ticks } = scaleOf(bars)
  const every = Math.max(1, Math.ceil(narrowestLabel / x.step()))
  return (
    <svg
      className={styles['picture']}
      data-wide={isWide}
      style={{ minWidth: isWide ? width : undefined }}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <defs>
        <Hatch id={hatch} />
      </defs>
      {ticks.map((value) => (
        <g key={value} transform={`translate(0 ${y(value)})`}>
          <path className={styles['grid']} d={`M${left} 0H${width}`} />
          <text x={left - 8} dy="0.35em" textAnchor="end">
            {axisText(value)}
          </text>
        </g>
      ))}
      <BarStack<DayBar<Key>, Key>
        data={[...bars]}
        keys={[...keys]}
        value={({ amounts }, key) => amounts[key]}
        x={({ day }) => day}
        xScale={x}
        yScale={y}
        offset="diverging"
        color={String}
      >
        {(stacks) =>
          stacks.map((stack) =>
            stack.bars
              .filter((bar) => bar.height > 0)
              .map((bar) => (
                <g key={`${bar.key} ${bar.index}`} data-kind={bar.key}>
                  <rect
                    {...{ x: bar.x, y: bar.y, width: bar.width }}
                    // A refund of a few pounds is still seen.
                    height={Math.max(bar.height, 3)}
                    fill={bar.key === 'late' ? `url(#${hatch})` : undefined}
                  />
                  <path className={styles['edge']} d={`M${bar.x} ${bar.y}h${bar.width}`} />
                </g>
              )),
          )
        }
      </BarStack>
      <path className={styles['line']} d={`M${left} ${y(0)}H${width}`} />
      {bars.map(({ day, title, note, amounts }, index) => (
        <DayLabel key={day} day={index % every === 0 ? day : null} x={x(day) ?? 0} of={x}>
          {note === undefined ? null : (
            <text
              className={styles['note']}
              x={shiftOf(note, { center: (x(day) ?? 0) + x.bandwidth() / 2, width })}
              y={y(heightOf(amounts)) - 6}
            >
              {note}
            </text>
          )}
          <title>{title}</title>
        </DayLabel>
      ))}
    </svg>
  )
}

interface DayLabelProps {
  /** Null where there is no room for it. */
  day: Day | null
  x: number
  of: { bandwidth: () => number }
  children: ReactNode
}

function DayLabel({ day, x, of, children }: DayLabelProps): JSX.Element {
  const width = of.bandwidth()
  return (
    <g transform={`translate(${x + width / 2} 0)`} textAnchor="middle">
      {/* The pointer finds the title anywhere in the column. */}
      <rect x={-width / 2} width={width} height={height} fill="transparent" />
      {day === null ? null : (
        <>
          <text y={height - 18}>{Number(day.slice(8))}</text>
          <text y={height - 3}>{letters[new Date(day).getUTCDay()]}</text>
        </>
      )}
      {children}
    </g>
  )
}

function Hatch({ id }: { id: string }): JSX.Element {
  return (
    <pattern
      id={id}
      width="5"
      height="5"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width="5" height="5" fill="var(--error)" />
      <path d="M0 0V5" stroke="var(--surface)" strokeWidth="1.6" />
    </pattern>
  )
}

/** Of a digit or sign, in units of the picture. */
const signWidth = 7.5

/** Returns by how much a note moves to stay between the axis and the edge. */
function shiftOf(note: string, { center, width }: { center: number; width: number }): number {
  const half = (note.length * signWidth) / 2
  return Math.min(Math.max(center, left + half), width - half) - center
}

function heightOf(amounts: Readonly<Record<string, number>>): number {
  return Object.values(amounts)
    .filter((amount) => amount > 0)
    .reduce((all, amount) => all + amount, 0)
}

/** Returns the scale from the lowest bar to a round value above the highest, and its round values from zero up. */
function scaleOf<Key extends string>(bars: readonly DayBar<Key>[]) {
  const highest = Math.max(1, ...bars.map(({ amounts }) => heightOf(amounts)))
  const lowest = Math.min(0, ...bars.flatMap(({ amounts }) => Object.values<number>(amounts)))
  const round = scaleLinear<number>({ domain: [0, highest], nice: 4 })
  const [, end = highest] = round.domain()
  const ticks = round.ticks(4).filter(Number.isInteger)
  return { ticks, y: scaleLinear<number>({ domain: [lowest, end], range: [bottom, top] }) }
}
