import type { Browser, Page } from '@playwright/test'
import { bookJeansHem } from '@darnley/e2e/book'
import { mouse, type InputDriver } from '@darnley/e2e/input-driver'
import { withBrowser } from './browser.ts'
import { percentile } from './load.ts'
import type { Bench } from './system.ts'
import { table } from './table.ts'

const VISITS = 5
/** How long the pointer rests on a control before it presses. */
const REST_MS = 300

interface Change {
  /** Heading of the step that the click led to. */
  readonly step: string
  /** Milliseconds from the click to the paint of that step. */
  readonly time: number
  /** Milliseconds from the click to the next paint. */
  readonly feedback: number
}

/** This step waits for the server to store the basket; the click itself only paints a busy button. */
const AFTER_THE_SERVER = 'Do you have more items in need of care?'

/** How long the booking wizard takes from a click to the next step, and to the first feedback. */
export const measureWizardSteps: Bench = async ({ browser, siteUrl }) => {
  const changes = await withBrowser(browser, async (opened) => {
    const all: Change[] = []
    for (let run = 0; run < VISITS; run += 1) all.push(...(await visit(opened, siteUrl)))
    return all
  })
  const rows = [...Map.groupBy(changes, ({ step }) => step)].map(([step, of]) => {
    const times = of.map(({ time }) => time)
    const feedback = of.map((change) => change.feedback)
    return [step, percentile(feedback, 0.5), percentile(times, 0.5), Math.max(...times)]
  })
  // The step's own paint, or the feedback where the step waits for the server.
  const counted = changes.map((change) =>
    change.step === AFTER_THE_SERVER ? change.feedback : change.time,
  )
  return `## Steps of the booking wizard

From a click to the next paint, and to the one that shows the next step: Chromium, a quarter of the processor, no animation, ${REST_MS} ms between reaching a control and pressing it, ${VISITS} visits.

${table(['step', 'next paint, median, ms', 'step, median, ms', 'step, worst, ms'], rows)}

p95 of all step changes: ${percentile(counted, 0.95).toFixed(0)} ms. Target: at most 100 ms. The last step waits until the server has stored the basket, so the next paint counts there, which shows the busy button.`
}

async function visit(browser: Browser, baseURL: string): Promise<Change[]> {
  const context = await browser.newContext({
    baseURL,
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.addInitScript(watchSteps)
  await page.goto('/')
  await page.getByRole('button', { name: 'Trousers & jeans' }).waitFor()
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await bookJeansHem(page, restingMouse(page))
  const changes = await page.evaluate(() => (globalThis as { changes?: Change[] }).changes ?? [])
  await context.close()
  return changes
}

/** Rests on a control before it presses, as users do. */
function restingMouse(page: Page): InputDriver {
  return {
    ...mouse,
    press: async (control) => {
      await control.hover()
      await page.waitForTimeout(REST_MS)
      // `click` would first run checks in the page, which cost time there.
      await page.mouse.down()
      await page.mouse.up()
    },
  }
}

/** Runs in the page: measures from each click to the first paint, and to the first with another heading. */
function watchSteps(): void {
  const changes: Change[] = []
  Object.assign(globalThis, { changes })
  let clicked: number | undefined
  let feedback = 0
  let shown = ''
  const afterPaint = (act: () => void): void => {
    requestAnimationFrame(() => {
      // The message arrives after the paint at the end of this frame.
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', act)
      port1.start()
      port2.postMessage(null)
    })
  }
  addEventListener(
    'click',
    ({ timeStamp }) => {
      clicked = timeStamp
      afterPaint(() => (feedback = performance.now() - timeStamp))
    },
    true,
  )
  const compareHeading = (): void => {
    const step = document.querySelector('h1')?.textContent ?? ''
    if (step === shown || step === '') return
    shown = step
    const start = clicked
    clicked = undefined
    if (start === undefined) return
    afterPaint(() => changes.push({ step, feedback, time: performance.now() - start }))
  }
  new MutationObserver(compareHeading).observe(document, { childList: true, subtree: true })
}
