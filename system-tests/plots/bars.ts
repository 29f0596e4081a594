import { scaleLinear } from 'd3-scale'
import { drawing, LEFT, RIGHT, round, WIDTH, words, type Tone } from './drawing.ts'

export interface Bar {
  readonly name: string
  readonly parts: readonly { readonly name: string; readonly value: number }[]
}

interface Bars {
  readonly title: string
  readonly description: string
  /** With its unit. */
  readonly axis: string
  /** All have the same parts. */
  readonly bars: readonly Bar[]
}

const tones: readonly Tone[] = ['green', 'blue', 'ochre', 'red']
const NAMES = 190
const TOP = 52
const ROW = 52
const THICK = 30

/** Draws bars of parts, one below the other, as SVG. */
export function barPlot({ title, description, axis, bars }: Bars): string {
  const left = LEFT + NAMES
  const right = WIDTH - RIGHT - LEFT
  const sums = bars.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0))
  const across = scaleLinear()
    .domain([0, Math.max(...sums)])
    .range([left, right])
  const bottom = TOP + bars.length * ROW
  const ticks = across.ticks(6).map(
    (
      value,
    ) => `<line x1="${round(across(value))}" x2="${round(across(value))}" y1="${TOP - 10}" y2="${bottom}" stroke="var(--rule)"/>
${words([across(value), bottom + 18], String(value), { anchor: 'middle' })}`,
  )
  const rows = bars.map(({ name, parts }, index) => {
    const y = TOP + index * ROW
    let sum = 0
    const drawn = parts.map(({ value }, part) => {
      const [from, to] = [across(sum), across((sum += value))]
      return `<rect x="${round(from)}" y="${y}" width="${round(Math.max(0, to - from - 1))}" height="${THICK}" fill="var(--${toneOf(part)})"/>`
    })
    return [
      words([left - 10, y + THICK / 2 + 4], name, { anchor: 'end' }),
      ...drawn,
      words([across(sum) + 6, y + THICK / 2 + 4], sum.toFixed(1)),
    ].join('\n')
  })
  const key = (bars[0]?.parts ?? []).map(({ name }, part) => {
    const x = left + part * 170
    return `<rect x="${x}" y="12" width="14" height="14" fill="var(--${toneOf(part)})"/>
${words([x + 20, 24], name)}`
  })
  const label = words([(left + right) / 2, bottom + 38], axis, { anchor: 'middle', isFaint: true })
  return drawing({
    title,
    description,
    height: bottom + 50,
    body: [...key, ...ticks, ...rows, label],
  })
}

function toneOf(part: number): Tone {
  return tones[part % tones.length] ?? 'green'
}
