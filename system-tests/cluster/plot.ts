import type { Attempt } from '#system-tests/chaos/clients/client.ts'
import type { Event } from './disasters.ts'

interface Run {
  readonly attempts: readonly Attempt[]
  readonly events: readonly Event[]
}

const WIDTH = 960
const LEFT = 48
const RIGHT = 16
/** Height of a panel, and of the space for the words above the first. */
const PANEL = 150
const TOP = 132
const GAP = 44

interface Panel {
  readonly title: string
  readonly top: number
  readonly colour: string
  /** One number for each second. */
  readonly counts: readonly number[]
}

/** Draws what was answered and what failed in each second of a run, with what was killed when, as SVG. */
export function plot({ attempts, events }: Run): string {
  const begin = Math.min(...attempts.map(({ at }) => at))
  const seconds = Math.ceil((Math.max(...attempts.map(({ at }) => at)) - begin) / 1000)
  const counts = (isAnswered: boolean): number[] => {
    const all = Array.from({ length: seconds }, () => 0)
    for (const attempt of attempts) {
      const second = Math.min(seconds - 1, Math.floor((attempt.at - begin) / 1000))
      if (attempt.isAnswered === isAnswered) all[second] = (all[second] ?? 0) + 1
    }
    return all
  }
  const xOf = (second: number): number => LEFT + (second / seconds) * (WIDTH - LEFT - RIGHT)
  const panels: Panel[] = [
    { title: 'answers a second', top: TOP, colour: '#1f6f5c', counts: counts(true) },
    {
      title: 'failed attempts a second, each repeated by its client',
      top: TOP + PANEL + GAP,
      colour: '#b3261e',
      counts: counts(false),
    },
  ]
  const height = TOP + 2 * PANEL + GAP + 40
  const bottom = height - 40
  const marks = events.map(({ at, what }, index) => {
    const x = xOf((at - begin) / 1000).toFixed(1)
    const y = TOP - 24 - (events.length - 1 - index) * 16
    return `<line x1="${x}" x2="${x}" y1="${y + 4}" y2="${bottom}" stroke="#999" stroke-dasharray="3 3"/>
<text x="${x}" y="${y}" text-anchor="${Number(x) > WIDTH / 2 ? 'end' : 'start'}">${what}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="13" fill="#222">
<title>A run of two of every part, while one after another is killed</title>
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
${marks.join('\n')}
${panels.map((panel) => drawPanel(panel, xOf)).join('\n')}
${timeAxis(seconds, { xOf, y: bottom })}
</svg>
`
}

function drawPanel({ title, top, colour, counts }: Panel, xOf: (second: number) => number): string {
  const most = Math.max(1, ...counts)
  const yOf = (count: number): number => top + PANEL - (count / most) * PANEL
  const points = counts.map(
    (count, second) => `${xOf(second + 0.5).toFixed(1)},${yOf(count).toFixed(1)}`,
  )
  return `<text x="${LEFT}" y="${top - 8}">${title}</text>
<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${top + PANEL}" y2="${top + PANEL}" stroke="#222"/>
<text x="${LEFT - 6}" y="${top + 10}" text-anchor="end">${most}</text>
<text x="${LEFT - 6}" y="${top + PANEL}" text-anchor="end">0</text>
<polyline fill="none" stroke="${colour}" stroke-width="2" points="${points.join(' ')}"/>`
}

function timeAxis(
  seconds: number,
  { xOf, y }: { readonly xOf: (second: number) => number; readonly y: number },
): string {
  const every = seconds > 120 ? 20 : 10
  const marks = Array.from({ length: Math.floor(seconds / every) + 1 }, (_, index) => index * every)
  return marks
    .map(
      (second) =>
        `<text x="${xOf(second).toFixed(1)}" y="${y + 20}" text-anchor="middle">${second} s</text>`,
    )
    .join('\n')
}
