import { describe, expect, it } from 'vitest'
import { barPlot } from './bars.ts'
import { filmStrip } from './film-strip.ts'
import { plot } from './plot.ts'

const described = { title: 'Flows & clients', description: 'More "clients", more flows' }

describe('A plot', () => {
  const lines = plot({
    ...described,
    x: { scale: 'logarithmic', ticks: [1, 10, 100], title: 'clients' },
    panels: [
      {
        title: 'flows a second',
        y: { scale: 'linear' },
        lines: [
          {
            name: 'api',
            tone: 'green',
            points: [
              [1, 50],
              [10, 100],
              [100, 100],
            ],
          },
          {
            name: 'floor',
            tone: 'blue',
            points: [
              [1, 50],
              [10, 98],
              [100, 98],
            ],
          },
        ],
      },
    ],
  })

  it('has its title and description for readers who do not see it', () => {
    expect(lines).toContain('<title id="title">Flows &amp; clients</title>')
    expect(lines).toContain('<desc id="description">More &quot;clients&quot;, more flows</desc>')
  })

  it('follows the theme of its reader', () => {
    expect(lines).toContain('@media (prefers-color-scheme: dark)')
    expect(lines.replace(/<style>[^]*<\/style>/, '')).not.toMatch(/#[0-9a-f]{3,6}\b/)
  })

  it('puts factors at equal distances', () => {
    const [, points = ''] = /points="([^"]*)"/.exec(lines) ?? []
    const [one = 0, ten = 0, hundred = 0] = points
      .split(' ')
      .map((point) => Number(point.split(',')[0]))
    expect(ten - one).toBeCloseTo(hundred - ten, 0)
  })

  it('keeps the names of lines apart that end near each other', () => {
    const [api = 0, floor = 0] = ['api', 'floor'].map((name) =>
      Number(new RegExp(`y="([\\d.]+)"[^>]*>${name}<`).exec(lines)?.[1]),
    )
    expect(Math.abs(api - floor)).toBeGreaterThanOrEqual(15)
  })
})

it('Bars end with the sum of their parts', () => {
  const parts = [
    { name: 'server', value: 3 },
    { name: 'database', value: 1.5 },
  ]
  const bars = barPlot({ ...described, axis: 'ms', bars: [{ name: 'api', parts }] })
  expect(bars).toContain('>4.5</text>')
})

it('A film strip keeps a picture once that is shown twice', () => {
  const strip = filmStrip({
    ...described,
    times: [500, 1000, 1500],
    films: [{ name: 'site', frames: ['AAAA', 'BBBB', 'BBBB'] }],
    shape: 2,
  })
  expect(strip.match(/<image /g)).toHaveLength(2)
  expect(strip.match(/<use /g)).toHaveLength(1)
})
