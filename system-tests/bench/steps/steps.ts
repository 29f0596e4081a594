import react from 'react/package.json' with { type: 'json' }
import { withBrowser } from '../browser.ts'
import { percentile } from '../load.ts'
import type { Bench } from '../system.ts'
import { table } from '../table.ts'
import { buildBarePage } from './bare-site.ts'
import { addedElements } from './tree.ts'
import { measureWalk, VISITS, type Measured, type Side } from './visits.ts'
import { REST_MS, walks } from './walks.ts'

/** Milliseconds of processor that take 50 ms on a quarter of it. */
const LONG_TASK = 12.5

/** How long each step takes from a press to the next paint, beside a page of React alone that changes the same DOM. */
export const measureSteps: Bench = async ({ browser, siteUrl }) => {
  const script = await buildBarePage()
  const measured = await withBrowser(browser, async (opened) => {
    const all: Measured[] = []
    for (const walk of walks)
      all.push(await measureWalk(walk, { browser: opened, siteUrl, script }))
    return all
  })
  const p95 = (side: 'ours' | 'bare'): number =>
    percentile(
      measured.flatMap((one) => one[side].times.flat()),
      0.95,
    )
  const processor = (side: 'ours' | 'bare'): number =>
    measured.reduce((sum, { recorded, [side]: each }) => {
      const presses = [...recorded.changes.keys()]
      return sum + presses.reduce((total, press) => total + processorOf(each, press), 0)
    }, 0)
  const tasks = measured.flatMap(({ ours }) => ours.processor.flatMap((one) => one.tasks))
  const long = tasks.filter((took) => took > LONG_TASK)
  return {
    section: `## Steps of booking and checkout

From a press to the next paint: Chromium, a quarter of the processor after the first load, no animation, ${REST_MS} ms between reaching a control and pressing it, ${VISITS.timed} visits. The bare page is React ${react.version} alone, a production build with the same style sheets: at each press it changes the same elements as ours; ours and bare visits take turns. "Elements" counts those that the paint added. The processor time is the main thread's, from the event to the end of the paint at full speed, the median of ${VISITS.traced} visits: other load of the machine hardly changes it.

${table(
  [
    ...['press', 'elements', 'ours: p50, ms', 'p95, ms', 'bare: p50, ms', 'p95, ms'],
    ...['p95, ours / bare', 'processor, ms: ours', 'bare', 'ours / bare'],
  ],
  measured.flatMap(rowsOf),
)}

The longest task after the first load took ${Math.max(...tasks).toFixed(1)} ms of processor, ${(4 * Math.max(...tasks)).toFixed(0)} ms on a quarter of it.`,
    targets: [
      {
        what: 'p95 of all presses, as a multiple of the bare page',
        is: p95('ours') / p95('bare'),
        limit: { atMost: 1.5 },
        unit: '',
      },
      {
        what: 'processor time of all presses, as a multiple of the bare page',
        is: processor('ours') / processor('bare'),
        limit: { atMost: 1.5 },
        unit: '',
      },
      { what: 'p95 of all presses', is: p95('ours'), limit: { atMost: 100 }, unit: 'ms' },
      {
        what: `tasks over ${LONG_TASK} ms of processor, which is 50 ms on a quarter, in ${VISITS.traced} visits`,
        is: long.length,
        limit: { atMost: 0 },
        unit: '',
      },
    ],
  }
}

function rowsOf({ walk, recorded, ours, bare }: Measured): (string | number)[][] {
  const labels = recorded.actions.flatMap((action) =>
    action.type === 'press' ? [action.label] : [],
  )
  return labels.map((label, press) => {
    const change = recorded.changes[press]
    const timesOf = ({ times }: Side): number[] => times.flatMap((visit) => visit[press] ?? [])
    const [mine, theirs] = [timesOf(ours), timesOf(bare)]
    const [cost, theirCost] = [processorOf(ours, press), processorOf(bare, press)]
    return [
      `${walk.name}: ${shorten(label)}`,
      change ? addedElements(change) : 0,
      percentile(mine, 0.5),
      percentile(mine, 0.95),
      percentile(theirs, 0.5),
      percentile(theirs, 0.95),
      percentile(mine, 0.95) / percentile(theirs, 0.95),
      cost,
      theirCost,
      cost / theirCost,
    ]
  })
}

/** Returns the median processor time of a press, in milliseconds. */
function processorOf({ processor }: Side, press: number): number {
  return percentile(
    processor.flatMap(({ presses }) => presses[press] ?? []),
    0.5,
  )
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}
