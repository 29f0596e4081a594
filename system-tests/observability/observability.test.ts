import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { bookJeansHem } from '@darnley/e2e/book'
import {
  amara,
  cards,
  chooseShipping,
  chooseTurnaround,
  expectThanks,
  fillAddress,
  fillDetails,
  payByCard,
} from '@darnley/e2e/checkout'
import { type CollectedSpan, type Collector, startCollector } from '@darnley/testing/collector'
import { patience } from '@darnley/testing/patience'
import { findFreeBase } from '@darnley/tools/ports'
import { root } from '@darnley/tools/settings'
import { type Stack, startStack } from '@darnley/tools/stack'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personalDataIn, secretsIn } from '#system-tests/leak-scan/findings.ts'
import { metricsNamed } from './rules.ts'

const folder = mkdtempSync(join(tmpdir(), 'observability-'))
let collector: Collector
let stack: Stack
let siteUrl: string

// Releases are built when no run has built them yet.
beforeAll(async () => {
  collector = await startCollector()
  const telemetry = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_METRIC_EXPORT_INTERVAL: '2000',
  }
  const base = await findFreeBase(19_000)
  siteUrl = `http://localhost:${base}`
  stack = await startStack({
    base,
    dataFolder: folder,
    releasesFolder: join(root, '.data/test-releases'),
    log: () => undefined,
    onFailure: (error) => console.error(error.message),
    env: { api: telemetry, edge: telemetry, content: telemetry },
  })
}, 600_000)
afterAll(async () => {
  await stack.stop()
  collector.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs work in a page of a visitor who allowed analytics. */
async function asVisitor(work: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '' })
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(patience.testTimeout)
    const consent = { categories: ['necessary', 'analytics'], revision: 1, consentId: 'a' }
    const value = encodeURIComponent(JSON.stringify({ ...consent, services: {}, data: null }))
    await page.context().addCookies([{ name: 'cc_cookie', value, url: siteUrl }])
    await page.goto(siteUrl)
    await work(page)
  } finally {
    await browser.close()
  }
}

async function book(page: Page): Promise<void> {
  await bookJeansHem(page)
  await page.getByRole('button', { name: 'Go to basket' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Go to checkout' }).click()
  await fillDetails(page, amara)
  await chooseShipping(page)
  await fillAddress(page)
  await chooseTurnaround(page)
  await payByCard(page, { number: cards.pays })
  await expectThanks(page, amara)
}

const named = (name: string): CollectedSpan | undefined =>
  collector.spans.find((span) => span.name === name)

describe('[O12] a booking in a browser', () => {
  it('is one trace of browser, edge, api, its statements and its e-mail', async () => {
    await asVisitor(async (page) => {
      await book(page)
      await expect.poll(() => named('mail order-confirmation')).toBeDefined()
      await expect
        .poll(
          () => named('POST /public/guest_checkout_v2') && collector.spans.map((s) => s.service),
        )
        .toContain('browser')
    })
    const spans = collector.spans
    const checkout = spans.find(
      ({ service, name }) => service === 'api' && name === 'POST /public/guest_checkout_v2',
    )
    const parentOf = (span: CollectedSpan | undefined): CollectedSpan | undefined =>
      spans.find(({ spanId }) => spanId === span?.parentSpanId)
    await expect.poll(() => parentOf(checkout)).toBeDefined()
    const edge = parentOf(checkout)
    expect(edge).toMatchObject({ service: 'edge', traceId: checkout?.traceId })
    await expect.poll(() => parentOf(edge)).toMatchObject({ service: 'browser' })
    const call = parentOf(edge)
    expect(call?.name).toBe('POST /public/guest_checkout_v2')
    await expect.poll(() => parentOf(call)).toMatchObject({ name: 'page load' })
    const children = spans.filter(({ parentSpanId }) => parentSpanId === checkout?.spanId)
    expect(children.map(({ name }) => name)).toContain('insert')
    expect(named('mail order-confirmation')).toMatchObject({ traceId: checkout?.traceId })
  })

  it('reads content under a trace that reaches the statements there', async () => {
    const { traceId } = await readContent()
    const inContent = (): string[] =>
      collector.spans
        .filter((span) => span.service === 'content' && span.traceId === traceId)
        .map(({ name }) => name)
    await expect.poll(inContent).toEqual(expect.arrayContaining(['GET /api/items/:id']))
    expect(inContent()).toContain('select')
  })

  it('logs its requests under the same trace, and sends the metrics of each part', async () => {
    const checkout = named('POST /public/guest_checkout_v2')
    const lines = collector.logs.filter(({ traceId }) => traceId === checkout?.traceId)
    expect(lines.map(({ attributes }) => attributes['route'])).toContain(
      '/public/guest_checkout_v2',
    )
    await expect
      .poll(() => new Set(collector.metrics.map(({ service }) => service)))
      .toEqual(new Set(['api', 'edge', 'content']))
    expect(collector.metrics).toContainEqual({ service: 'api', name: 'orders_held' })
  })

  it('sends no personal data and no secret', () => {
    const found = collector.received.flatMap((text) => [
      ...personalDataIn(text),
      ...secretsIn(text),
    ])
    expect(collector.received.length).toBeGreaterThan(10)
    expect([...new Set(found)]).toEqual([])
  })
})

/** Asks the edge for a document that no cache has, in a trace of its own. */
async function readContent(): Promise<{ traceId: string }> {
  const traceId = 'c'.repeat(32)
  await fetch(`${siteUrl}/content/api/items/nothing-of-this-name?depth=1`, {
    headers: { traceparent: `00-${traceId}-${'d'.repeat(16)}-01` },
  })
  return { traceId }
}

it('[O12] an error of a page is logged with its place in the source, and without contacts', async () => {
  await asVisitor(async (page) => {
    await page.waitForFunction(() => document.documentElement.dataset['started'])
    await page.evaluate(() => {
      const script = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .find((name) => /\/releases\/host-web\/.*\/main-[^/]*\.js$/.test(name))
      const error = new Error('failed for ida.holm@example.com')
      // Not each place has a name in the map.
      const places = [1, 2].flatMap((line) => [500, 2000, 8000].map((at) => `${line}:${at}`))
      const frames = places.map((place) => `    at f (${script}?token=abc:${place})`)
      error.stack = [`Error: ${error.message}`, ...frames].join('\n')
      void Promise.reject(error)
    })
    const line = (): unknown => collector.logs.find(({ text }) => text === 'an error in a browser')
    await expect.poll(line).toMatchObject({ service: 'edge', severity: 'WARN' })
  })
  const error = collector.logs.find(({ text }) => text === 'an error in a browser')
  const text = error?.attributes['error_text']
  expect(text).toMatch(/^Error: failed for \(address\)\n/)
  expect(text).toMatch(/ at f \([\w/.@-]+\.(?:tsx?|m?js):\d+:\d+\)/)
  expect(text).not.toContain('token')
  expect(error?.attributes['release']).toMatch(/^host-web@/)
})

it('[O12] every metric of the alerts and dashboards is one that a part or the doctor publishes', async () => {
  const { metrics, edgeMetrics, contentMetrics } = stack.ports
  const file = join(folder, 'doctor.prom')
  spawnSync(process.execPath, [join(root, 'tools/setup/doctor.ts'), '--metrics', file], {
    env: { PATH: process.env['PATH'] ?? '' },
  })
  const scraped = [metrics, edgeMetrics, contentMetrics].map(async (port) =>
    (await fetch(`http://127.0.0.1:${port}/metrics`)).text(),
  )
  const texts = [...(await Promise.all(scraped)), readFileSync(file, 'utf8')]
  const published = new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
        type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
      ),
    ),
  )
  // What a scrape itself adds.
  published.add('up')
  expect(metricsNamed().filter(({ name }) => !published.has(name))).toEqual([])
})
