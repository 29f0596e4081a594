import type { Browser, Page } from '@playwright/test'
import { BARE_PATH, serveBarePage } from './bare-site.ts'
import { traced, type Processor } from './processor.ts'
import { recordActions, type Action, type Recording } from './record.ts'
import { pressAt, replay } from './replay.ts'
import { watchPaints } from './timing.ts'
import type { Change, Surroundings } from './tree.ts'
import { REST_MS, type Walk } from './walks.ts'

/** Visits of each page that are timed, and those whose processor time is taken. */
export const VISITS = { timed: 5, traced: 3 }

/** A walk as it was recorded. */
export interface Recorded {
  readonly actions: readonly Action[]
  readonly changes: readonly Change[]
  readonly surroundings: Surroundings
}

/** Of one page: by visit, then by press. */
export interface Side {
  /** Milliseconds to the next paint. */
  readonly times: number[][]
  readonly processor: Processor[]
}

export interface Measured {
  readonly walk: Walk
  readonly recorded: Recorded
  readonly ours: Side
  readonly bare: Side
}

export interface Where {
  readonly browser: Browser
  readonly siteUrl: string
  /** The bare page. */
  readonly script: string
}

/** Records a walk, then does it again on our page and on the bare one in turn. */
export async function measureWalk(walk: Walk, where: Where): Promise<Measured> {
  const recorded = await withPage(where, (page) => record(page, walk))
  const ours: Side = { times: [], processor: [] }
  const bare: Side = { times: [], processor: [] }
  const both = [
    [ours, () => visitOurs(walk, recorded)],
    [bare, () => visitBare(recorded, where)],
  ] as const
  for (let visit = 0; visit < VISITS.timed; visit += 1)
    for (const [{ times }, visitPage] of both)
      times.push(await withPage(where, (page) => time(page, visitPage())))
  for (let visit = 0; visit < VISITS.traced; visit += 1)
    for (const [{ processor }, visitPage] of both)
      processor.push(
        await withPage(where, async (page) => {
          const { open, walkOn } = visitPage()
          await open(page)
          return traced(where.browser, page, () => walkOn(page))
        }),
      )
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

async function record(page: Page, walk: Walk): Promise<Recorded> {
  await page.addInitScript(recordActions)
  await openWalk(page, walk)
  await walk.run(page)
  return page.evaluate(() => {
    const { actions, changes, surroundings } = (globalThis as unknown as { recording: Recording })
      .recording
    return { actions, changes, surroundings: surroundings() }
  })
}

interface Visit {
  readonly open: (page: Page) => Promise<void>
  readonly walkOn: (page: Page) => Promise<void>
}

function visitOurs(walk: Walk, { actions }: Recorded): Visit {
  return {
    open: (page) => openWalk(page, walk),
    walkOn: (page) => replay(page, actions),
  }
}

async function openWalk(page: Page, { path, first, prepare }: Walk): Promise<void> {
  await prepare(page.context())
  await page.goto(path)
  await page.locator(first).first().waitFor()
  await page.waitForLoadState('networkidle')
}

function visitBare(recorded: Recorded, { siteUrl, script }: Where): Visit {
  return {
    open: async (page) => {
      await serveBarePage(page.context(), { siteUrl, script, ...recorded })
      await page.goto(BARE_PATH, { waitUntil: 'networkidle' })
    },
    walkOn: async (page) => {
      const session = await page.context().newCDPSession(page)
      const presses = recorded.actions.filter((action) => action.type === 'press')
      for (const [index, { x, y, scroll }] of presses.entries()) {
        const expression = `showBefore(${index}); scrollTo({ top: ${scroll}, behavior: 'instant' })`
        await session.send('Runtime.evaluate', { expression })
        await pressAt(session, { x, y })
        await page.waitForTimeout(REST_MS)
      }
    },
  }
}

/** Times the presses of a visit on a quarter of the processor. */
async function time(page: Page, { open, walkOn }: Visit): Promise<number[]> {
  await open(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(watchPaints)
  await walkOn(page)
  return page.evaluate(() => (globalThis as unknown as { paints: number[] }).paints)
}
