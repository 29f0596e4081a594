import { scaleLinear, scaleLog } from 'd3-scale'
import { drawing, LEFT, RIGHT, round, WIDTH, words, type Tone } from './drawing.ts'

export interface Axis {
  /** Logarithmic for what grows by factors. */
  readonly scale: 'linear' | 'logarithmic'
  /** Written at these values; at round ones by default. */
  readonly ticks?: readonly number[]
  /** Puts a value into words. */
  readonly name?: (value: number) => string
}

export interface Line {
  /** Written at its end; empty for the only line of a panel. */
  readonly name: string
  readonly tone: Tone
  readonly points: readonly (readonly [x: number, y: number])[]
}

export interface Panel {
  readonly title: string
  readonly y: Axis
  readonly lines: readonly Line[]
}

interface Plot {
  readonly title: string
  readonly description: string
  readonly x: Axis & { readonly title: string }
  readonly panels: readonly Panel[]
  /** What happened at a value of x. */
  readonly events?: readonly { readonly at: number; readonly what: string }[]
}

/** Height of a panel, and of the space above each for its title. */
const PANEL = 190
const GAP = 44
/** Space below the panels, for the axis. */
const BELOW = 52
/** Space to the right of the lines, for their names. */
const NAMES = 150
const EVENT = 16

interface Scale {
  (value: number): number | undefined
  ticks(count: number): number[]
}

/** Draws lines over one axis, in panels below each other, as SVG. */
export function plot({ title, description, x, panels, events = [] }: Plot): string {
  const top = 8 + events.length * EVENT
  const bottom = top + panels.length * (GAP + PANEL)
  const height = bottom + BELOW
  const hasNames = panels.some(({ lines }) => lines.some(({ name }) => name !== ''))
  const right = WIDTH - RIGHT - (hasNames ? NAMES : 0)
  const values = panels.flatMap(({ lines }) => lines.flatMap(({ points }) => points))
  const across = scaleOf(x, {
    values: values.map(([value]) => value),
    range: [LEFT, right],
    isPadded: false,
  })
  const marks = events.map(({ at, what }, index) => {
    const place = across(at) ?? 0
    const y = top - (events.length - 1 - index) * EVENT
    const anchor = place > right / 2 ? 'end' : 'start'
    return `<line x1="${round(place)}" x2="${round(place)}" y1="${y + 4}" y2="${bottom}" stroke="var(--faint)" stroke-dasharray="3 3"/>
${words([place, y], what, { anchor })}`
  })
  const drawn = panels.map((panel, index) =>
    drawPanel(panel, { across, right, top: top + GAP + index * (GAP + PANEL) }),
  )
  const ticks = (x.ticks ?? across.ticks(8)).map((value) =>
    words([across(value) ?? 0, bottom + 20], nameOf(x, value), { anchor: 'middle' }),
  )
  const axisTitle = words([(LEFT + right) / 2, bottom + 40], x.title, {
    anchor: 'middle',
    isFaint: true,
  })
  return drawing({
    title,
    description,
    height,
    body: [...marks, ...drawn, ...ticks, axisTitle],
  })
}

interface Place {
  readonly across: Scale
  readonly right: number
  readonly top: number
}

function drawPanel({ title, y, lines }: Panel, { across, right, top }: Place): string {
  const values = lines.flatMap(({ points }) => points.map(([, value]) => value))
  const up = scaleOf(y, { values, range: [top + PANEL, top], isPadded: true })
  const rules = (y.ticks ?? up.ticks(4)).map((value) => {
    const height = up(value) ?? 0
    return `<line x1="${LEFT}" x2="${right}" y1="${round(height)}" y2="${round(height)}" stroke="var(--rule)"/>
${words([LEFT - 8, height + 4], nameOf(y, value), { anchor: 'end' })}`
  })
  const ends = apart(lines.map(({ points }) => up(points.at(-1)?.[1] ?? 0) ?? 0))
  const drawn = lines.map(({ name, tone, points }, index) => {
    const places = points.map(([one, other]) => [across(one) ?? 0, up(other) ?? 0] as const)
    const path = places.map((place) => place.map(round).join(',')).join(' ')
    // Dots show where it was measured, as long as they can be told apart.
    const dots = points.length > 20 ? [] : places
    return [
      `<polyline fill="none" stroke="var(--${tone})" stroke-width="2"${index > 0 ? ` stroke-dasharray="${6 - index} ${index + 1}"` : ''} points="${path}"/>`,
      ...dots.map(
        ([cx, cy]) => `<circle cx="${round(cx)}" cy="${round(cy)}" r="3" fill="var(--${tone})"/>`,
      ),
      words([right + 10, (ends[index] ?? 0) + 4], name, { tone }),
    ].join('\n')
  })
  return [words([LEFT, top - 12], title), ...rules, ...drawn].join('\n')
}

interface Extent {
  readonly values: readonly number[]
  readonly range: readonly [number, number]
  /** Whether it ends at round values. */
  readonly isPadded: boolean
}

function scaleOf({ scale }: Axis, { values, range, isPadded }: Extent): Scale {
  const most = Math.max(...values)
  const isLinear = scale === 'linear'
  const least = isLinear ? 0 : Math.min(...values)
  const made = (isLinear ? scaleLinear() : scaleLog())
    .domain([least, most > least ? most : least + 1])
    .range(range)
  return isPadded ? made.nice() : made
}

function nameOf({ name = String }: Axis, value: number): string {
  return name(value)
}

/** Moves heights apart that are too near to each other for words. */
function apart(heights: readonly number[]): number[] {
  const moved = [...heights]
  const order = heights.map((_, index) => index)
  order.sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0))
  for (const [place, index] of order.entries()) {
    const above = order[place - 1]
    if (above !== undefined) moved[index] = Math.max(moved[index] ?? 0, (moved[above] ?? 0) + EVENT)
  }
  return moved
}
