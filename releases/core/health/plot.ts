import { refText } from '#core/sets.ts'
import type { ReleaseHealth } from './health.ts'
import { percent, shareOf, type Comparison } from './verdict.ts'

const width = 760
const chart = { left: 56, top: 60, height: 110, gap: 52 } as const
const plotted = width - chart.left - 16
const colours = { current: '#b4530a', former: '#3b6ea8', grid: '#d9d4cc', text: '#2b2622' } as const
const verdictColours = {
  'as good': '#2f7d4f',
  worse: '#b3261e',
  'too few visitors': '#6f6860',
} as const

/**
 * Draws the share of visitors that each release failed for, hour by hour, beside the one that it replaces. Returns an
 * SVG document.
 */
export function plotHealth(comparisons: readonly Comparison[]): string {
  const height = chart.top + Math.max(1, comparisons.length) * (chart.height + chart.gap)
  const charts = comparisons.map((comparison, index) =>
    chartOf(comparison, chart.top + index * (chart.height + chart.gap)),
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="12" fill="${colours.text}">`,
    '<title>Health of releases</title>',
    `<rect width="${width}" height="${height}" fill="#fffdf9"/>`,
    legend(),
    ...charts,
    '</svg>\n',
  ].join('\n')
}

function legend(): string {
  const entry = (x: number, colour: string, text: string): string =>
    `<line x1="${x}" x2="${x + 24}" y1="18" y2="18" stroke="${colour}" stroke-width="2.5"/><text x="${x + 30}" y="22">${text}</text>`
  return [
    entry(chart.left, colours.current, 'release'),
    entry(chart.left + 110, colours.former, 'what it replaces'),
    `<text x="${width - 16}" y="22" text-anchor="end">share of visitors it failed for, by hour (UTC)</text>`,
  ].join('')
}

function chartOf({ site, isCanary, current, former, verdict }: Comparison, top: number): string {
  const most = Math.max(0.05, ...[current, former].flatMap((one) => (one ? sharesOf(one) : [])))
  const title = `${label(current)} on ${site}${isCanary ? ', canary' : ''}: ${current.visitors} visitors, ${current.failed} failed`
  const bottom = top + chart.height
  return [
    `<text x="${chart.left}" y="${top - 8}" font-weight="600">${title}</text>`,
    `<text x="${width - 16}" y="${top - 8}" text-anchor="end" fill="${verdictColours[verdict.type]}">${verdict.type}</text>`,
    ...[0, 0.5, 1].map((part) => gridLine(bottom - part * chart.height, percent(part * most))),
    former ? line(former, { top, most, colour: colours.former }) : '',
    line(current, { top, most, colour: colours.current }),
    hourLabels(current, bottom + 16),
  ].join('\n')
}

function gridLine(y: number, text: string): string {
  return `<line x1="${chart.left}" x2="${chart.left + plotted}" y1="${y}" y2="${y}" stroke="${colours.grid}"/><text x="${chart.left - 8}" y="${y + 4}" text-anchor="end">${text}</text>`
}

/** Hours without visitors have no point. */
function line(
  { hours }: ReleaseHealth,
  { top, most, colour }: { top: number; most: number; colour: string },
): string {
  const points = hours.flatMap((hour, index) => {
    if (hour.visitors + hour.failed === 0) return []
    const x = chart.left + (index / Math.max(1, hours.length - 1)) * plotted
    const y = top + chart.height * (1 - shareOfHour(hour) / most)
    return [`${x.toFixed(1)},${y.toFixed(1)}`]
  })
  const dots = points.map((point) => {
    const [x, y] = point.split(',')
    return `<circle cx="${x}" cy="${y}" r="2.5" fill="${colour}"/>`
  })
  const path = `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>`
  return path + dots.join('')
}

function hourLabels({ hours }: ReleaseHealth, y: number): string {
  const [first, last] = [hours[0]?.hour ?? '', hours.at(-1)?.hour ?? '']
  const text = (hour: string): string => hour.replace('T', ' ') + ':00'
  return `<text x="${chart.left}" y="${y}">${text(first)}</text><text x="${chart.left + plotted}" y="${y}" text-anchor="end">${text(last)}</text>`
}

type Hour = ReleaseHealth['hours'][number]

function shareOfHour({ visitors, failed }: Hour): number {
  return failed / Math.max(1, visitors, failed)
}

function sharesOf(health: ReleaseHealth): number[] {
  return [shareOf(health), ...health.hours.map(shareOfHour)]
}

/** The name of a release in characters that need no escaping. */
function label({ release }: ReleaseHealth): string {
  return refText(release).replaceAll(/[^\w@.-]/g, '')
}
