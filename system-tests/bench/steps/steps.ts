import type { Browser, BrowserContext, Page } from '@playwright/test'
import react from 'react/package.json' with { type: 'json' }
import { withBrowser } from '../browser.ts'
import { percentile } from '../load.ts'
import type { Bench } from '../system.ts'
import { table } from '../table.ts'
import { BARE_PATH, buildBarePage, serveBarePage } from './bare-site.ts'
import { recordActions, type Action, type Recording } from './record.ts'
import { pressAt, replay } from './replay.ts'
import { watchPaints, type Paints } from './timing.ts'
import { addedElements, type Change, type Surroundings } from './tree.ts'
import { REST_MS, walks, type Walk } from './walks.ts'

const VISITS = 5

/** A walk as it was recorded. */
interface Recorded {
  readonly actions: readonly Action[]
  readonly changes: readonly Change[]
  readonly surroundings: Surroundings
}

interface Measured {
  readonly walk: Walk
  readonly recorded: Recorded
  /** By visit, then by press. */
  readonly ours: readonly Paints[]
  readonly bare: readonly Paints[]
}

/** How long each step takes from a press to the next paint, beside a page of React alone that changes the same DOM. */
export const measureSteps: Bench = async ({ browser, siteUrl }) => {
  const script = await buildBarePage()
  const measured = await withBrowser(browser, async (opened) => {
    const all: Measured[] = []
    for (const walk of walks) all.push(await measure(walk, { browser: opened, siteUrl, script }))
    return all
  })
  const every = (side: 'ours' | 'bare'): number[] =>
    measured.flatMap((one) => one[side].flatMap(({ times }) => times))
  const ours = percentile(every('ours'), 0.95)
  const bare = percentile(every('bare'), 0.95)
  const longTasks = measured.flatMap((one) => one.ours.flatMap((paints) => paints.longTasks))
  const longest = Math.max(0, ...longTasks.map(({ took }) => took))
  return {
    section: `## Steps of booking and checkout

From a press to the next paint: Chromium, a quarter of the processor after the first load, no animation, ${REST_MS} ms between reaching a control and pressing it, ${VISITS} visits. The bare page is React ${react.version} alone, a production build with the same style sheets: at each press it changes the same elements as ours, ours and bare visits in turn. "Elements" counts those that the paint added.

${table(
  [
    'press',
    'elements',
    'ours, p50, ms',
    'p95',
    'bare, p50, ms',
    'p95',
    'p95, ours / bare',
    'long tasks',
  ],
  measured.flatMap(rowsOf),
)}

p95 of all presses: ${ours.toFixed(0)} ms, bare ${bare.toFixed(0)} ms. The longest task took ${longest.toFixed(0)} ms.`,
    targets: [
      {
        what: 'p95, as a multiple of the bare page',
        is: ours / bare,
        limit: { atMost: 1.5 },
        unit: '',
      },
      { what: 'p95', is: ours, limit: { atMost: 100 }, unit: 'ms' },
      { what: 'tasks over 50 ms', is: longTasks.length, limit: { atMost: 0 }, unit: '' },
    ],
  }
}

function rowsOf({ walk, recorded, ours, bare }: Measured): (string | number)[][] {
  const labels = recorded.actions.flatMap((action) =>
    action.type === 'press' ? [action.label] : [],
  )
  return labels.map((label, press) => {
    const timesOf = (all: readonly Paints[]): number[] =>
      all.flatMap(({ times }) => times[press] ?? [])
    const [mine, theirs] = [timesOf(ours), timesOf(bare)]
    const change = recorded.changes[press]
    const long = ours.flatMap(({ longTasks }) => longTasks).filter((task) => task.press === press)
    return [
      `${walk.name}: ${shorten(label)}`,
      change ? addedElements(change) : 0,
      percentile(mine, 0.5),
      percentile(mine, 0.95),
      percentile(theirs, 0.5),
      percentile(theirs, 0.95),
      percentile(mine, 0.95) / percentile(theirs, 0.95),
      long.length,
    ]
  })
}

interface Where {
  readonly browser: Browser
  readonly siteUrl: string
  readonly script: string
}

async function measure(walk: Walk, { browser, siteUrl, script }: Where): Promise<Measured> {
  const recorded = await withPage({ browser, siteUrl }, (page) => record(page, walk))
  const ours: Paints[] = []
  const bare: Paints[] = []
  for (let visit = 0; visit < VISITS; visit += 1) {
    ours.push(await withPage({ browser, siteUrl }, (page) => visitOurs(page, walk, recorded)))
    bare.push(
      await withPage({ browser, siteUrl }, async (page) => {
        await serveBarePage(page.context(), { siteUrl, script, ...recorded })
        return visitBare(page, recorded)
      }),
    )
  }
  return { walk, recorded, ours, bare }
}

async function withPage<Result>(
  { browser, siteUrl }: Pick<Where, 'browser' | 'siteUrl'>,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    baseURL: siteUrl,
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  })
  try {
    return await work(await context.newPage())
  } finally {
    await context.close()
  }
}

async function open(page: Page, { path, first, prepare }: Walk): Promise<void> {
  await prepare(page.context())
  await page.goto(path)
  await page.locator(first).first().waitFor()
  await page.waitForLoadState('networkidle')
}

async function record(page: Page, walk: Walk): Promise<Recorded> {
  await page.addInitScript(recordActions)
  await open(page, walk)
  await walk.run(page)
  return page.evaluate(() => {
    const { actions, changes, surroundings } = (globalThis as unknown as { recording: Recording })
      .recording
    return { actions, changes, surroundings: surroundings() }
  })
}

async function visitOurs(page: Page, walk: Walk, { actions }: Recorded): Promise<Paints> {
  await open(page, walk)
  await slowDown(page.context(), page)
  await page.evaluate(watchPaints)
  await replay(page, actions)
  return paintsOf(page)
}

async function visitBare(page: Page, { actions }: Recorded): Promise<Paints> {
  await page.goto(BARE_PATH, { waitUntil: 'networkidle' })
  await slowDown(page.context(), page)
  await page.evaluate(watchPaints)
  const session = await page.context().newCDPSession(page)
  const presses = actions.flatMap((action) => (action.type === 'press' ? [action] : []))
  for (const [index, { x, y, scroll }] of presses.entries()) {
    const expression = `showBefore(${index}); scrollTo({ top: ${scroll}, behavior: 'instant' })`
    await session.send('Runtime.evaluate', { expression })
    await pressAt(session, { x, y })
    await page.waitForTimeout(REST_MS)
  }
  return paintsOf(page)
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

function paintsOf(page: Page): Promise<Paints> {
  return page.evaluate(() => (globalThis as unknown as { paints: Paints }).paints)
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}
