import { chromium, type Browser, type Page } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { bookJeansHem } from '#e2e/fixtures/book.ts'
import { mouse, type InputDriver } from '#e2e/fixtures/input-driver.ts'

/**
 * Measures how long the booking wizard takes from a click to the paint of the next step, and to the first paint of any
 * feedback, with a quarter of the processor and no animation. Takes the address of a running site, writes
 * docs/bench-booking.md, prints one line of JSON.
 */
const [site = 'http://localhost:3000', runs = '5'] = process.argv.slice(2)
const mark = 100
/** Milliseconds that the pointer rests on a control before it presses. */
const rest = 300

interface Change {
  /** Heading of the step that the click led to. */
  readonly step: string
  /** Milliseconds. */
  readonly time: number
  /** Milliseconds until the first paint. */
  readonly feedback: number
}

/** This step waits for the server to store the basket; the click itself only paints a busy button. */
const afterTheServer = 'Do you have more items in need of care?'

const [load = 0] = loadavg()
const executablePath = process.env['CHROMIUM_PATH']
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox'],
})
const all: Change[] = []
try {
  for (let run = 0; run < Number(runs); run += 1) all.push(...(await visit(browser)))
} finally {
  await browser.close()
}
const steps = [...new Set(all.map(({ step }) => step))].map((step) => {
  const those = all.filter((change) => change.step === step)
  const times = those.map(({ time }) => time)
  const feedback = percentile(
    those.map((change) => change.feedback),
    0.5,
  )
  return { step, feedback, median: percentile(times, 0.5), worst: Math.max(...times) }
})
/** Uses the step's own paint, or the feedback where the step waits for the server. */
const p95 = percentile(
  all.map(({ step, time, feedback }) => (step === afterTheServer ? feedback : time)),
  0.95,
)
writeFileSync(new URL('../../docs/bench-booking.md', import.meta.url), page())
console.log(JSON.stringify({ p95, steps }))

async function visit(on: Browser): Promise<Change[]> {
  const context = await on.newContext({
    baseURL: site,
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  })
  const opened = await context.newPage()
  const session = await context.newCDPSession(opened)
  await opened.addInitScript(watchSteps)
  await opened.goto('/')
  await opened.getByRole('button', { name: 'Trousers & jeans' }).waitFor()
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await bookJeansHem(opened, restingMouse(opened))
  const changes = await changesOf(opened)
  await context.close()
  return changes
}

/** Rests on a control before it presses, as users do. */
function restingMouse(opened: Page): InputDriver {
  return {
    ...mouse,
    press: async (control) => {
      await control.hover()
      await opened.waitForTimeout(rest)
      // `click` would first run checks in the page, which cost time there.
      await opened.mouse.down()
      await opened.mouse.up()
    },
  }
}

/** Runs in the page: measures from each click to the first paint, and to the first with another heading. */
function watchSteps(): void {
  const kept = globalThis as { changes?: Change[] }
  const changes: Change[] = (kept.changes = [])
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
  const look = (): void => {
    const step = document.querySelector('h1')?.textContent ?? ''
    if (step === shown || step === '') return
    shown = step
    const begun = clicked
    clicked = undefined
    if (begun === undefined) return
    afterPaint(() => changes.push({ step, feedback, time: performance.now() - begun }))
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
}

function changesOf(opened: Page): Promise<Change[]> {
  return opened.evaluate(() => (globalThis as { changes?: Change[] }).changes ?? [])
}

function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

function page(): string {
  const lines = steps.map(
    ({ step, feedback, median, worst }) =>
      `| ${step} | ${feedback.toFixed(0)} | ${median.toFixed(0)} | ${worst.toFixed(0)} |`,
  )
  return `# Bench of the booking wizard

Written by \`e2e/bench/step-change.ts\` (part of \`npm run bench\`). From a click to the next paint, and to the one that shows the next step: Chromium, a quarter of the processor, no animation, ${rest} ms between reaching something and pressing it, ${runs} visits. Load when it began: ${load.toFixed(2)}.

| step | next paint, median, ms | step, median, ms | step, worst, ms |
|---|---|---|---|
${lines.join('\n')}

p95 of all step changes: ${p95.toFixed(0)} ms. Mark: at most ${mark} ms. The last step waits for the server to take the basket, so what counts there is the next paint, which shows the button at work.
`
}
