import type { Page } from '@playwright/test'
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ReleaseRegistry } from '@darnley/contract/release'
import { fillBasket } from '#e2e/fixtures/fill-basket.ts'
import {
  forgeRelease,
  liveVersion,
  publishAltered,
  readRegistry,
  writeRegistry,
  type AreaName,
} from '#e2e/fixtures/releases/altered-release.ts'
import {
  faultCases,
  faultPages,
  type Break,
  type FaultCase,
  type Outcome,
} from '#e2e/fixtures/releases/fault-cases.ts'
import { renderFaultMatrix } from '#e2e/fixtures/releases/fault-matrix.ts'
import { marked } from '#e2e/fixtures/releases/marks.ts'
import { startStagingEdge, type StagingEdge } from '#e2e/fixtures/releases/staging-edge.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

const published = resolve(import.meta.dirname, '../../docs/fault-matrix.md')

/** One of each class; all of them with LONG=1. */
const inShort: readonly `${AreaName}: ${string}`[] = [
  'booking: entry hangs',
  'booking: throws on render',
  'booking: wrong shared version',
  'checkout: down',
  'checkout: chunk not found',
  'storefront: throws on start',
  'vendor: chunk tampered with',
  'host-web: throws on start',
  'host-web: down',
]
const cases = faultCases.filter(
  ({ area, fault }) => process.env['LONG'] || inShort.includes(`${area}: ${fault}`),
)

let stagingEdge: StagingEdge
/** The registry in which each required area has a live release and an earlier good one. */
let registry: ReleaseRegistry
/** The shared versions of the areas that have a later one here. */
const earlier: Partial<Record<AreaName, string>> = {}
test.beforeAll(async () => {
  stagingEdge = await startStagingEdge()
  registry = readRegistry(stagingEdge)
})
test.afterAll(() => stagingEdge.close())

for (const each of cases) {
  test(`[F48] [F51] ${each.area}: ${each.fault}. The customer sees: ${each.outcome}`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/./)
    await prepare(each.area)
    await fillBasket(page.request, stagingEdge.url)
    const bad = await breakArea(each.area, each.break)
    await expectOutcome(page, { ...each, bad })
    await expectTheRestLives(page, each)
  })
}

test('the published fault matrix matches the tests', () => {
  if (process.env['LONG']) writeFileSync(published, renderFaultMatrix())
  expect(readFileSync(published, 'utf8')).toBe(renderFaultMatrix())
})

/** Publishes a release over the shared one, which becomes the last known good. */
async function prepare(area: AreaName): Promise<void> {
  stagingEdge.proxy.faults = []
  writeRegistry(stagingEdge, registry)
  if (earlier[area]) return
  earlier[area] = liveVersion(stagingEdge, area)
  const version = await publishAltered(stagingEdge, {
    area,
    tag: `${area}-next`,
    alter: [{ ...marked(area, `${area}-next`), file: faultPages[area].file }],
  })
  await stagingEdge.release('promote', `${area}@${version}`)
  registry = readRegistry(stagingEdge)
}

/** Breaks an area. Returns the faulty version. */
async function breakArea(area: AreaName, how: Break): Promise<string> {
  if (how.type === 'network') {
    const version = liveVersion(stagingEdge, area)
    const versions = how.ofAll ? '[^/]+' : version
    const path = new RegExp(`/releases/(?:_retry-\\d/)?${area}/${versions}/.*${how.file.source}`)
    stagingEdge.proxy.faults = [{ path, by: how.by }]
    return version
  }
  if (how.type === 'release') {
    const tag = `broken-${crypto.randomUUID().slice(0, 8)}`
    const version = await publishAltered(stagingEdge, { area, tag, alter: how.alter })
    await stagingEdge.release('promote', `${area}@${version}`)
    return version
  }
  const tag = `misfit-${crypto.randomUUID().slice(0, 8)}`
  const version = await forgeRelease(stagingEdge, { area, tag, manifest: how.manifest })
  await expect(stagingEdge.release('promote', `${area}@${version}`)).rejects.toThrow(how.gate)
  forceLive(area, version)
  return version
}

/** Makes a release live like a manual edit of the registry. */
function forceLive(area: AreaName, version: string): void {
  const text = JSON.stringify(readRegistry(stagingEdge)).replaceAll(
    liveVersion(stagingEdge, area),
    version,
  )
  writeRegistry(stagingEdge, JSON.parse(text) as ReleaseRegistry)
}

async function expectOutcome(
  page: Page,
  { area, outcome, break: how, bad }: FaultCase & { bad: string },
): Promise<void> {
  const { site, path, heading } = faultPages[area]
  await page.goto(stagingEdge[site] + path)
  const good = how.type === 'release' ? `0.0.1-${area}-next` : (earlier[area] ?? '')
  await expectations[outcome](page, { area, heading, bad, good })
}

interface Expected {
  readonly area: AreaName
  readonly heading: RegExp
  readonly bad: string
  /** The version that replaces it. */
  readonly good: string
}

const expectations: Readonly<Record<Outcome, (page: Page, expected: Expected) => Promise<void>>> = {
  async 'last known good'(page, { area, heading, good }) {
    await expectLive(page, heading)
    await expect.poll(() => runningReleases(page)).toContain(`${area}@${good}`)
    await expect.poll(() => stagingEdge.log()).toContain(`"release":"${area}@`)
  },
  async panel(page) {
    const main = page.getByRole('main')
    await expect(main).toContainText('This part of the page could not be loaded')
    await expect(main.getByRole('alert')).toContainText(/Loading chunk \w+\/[\w-]+ failed\./)
    stagingEdge.proxy.faults = []
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectLive(page, /./)
  },
  async 'earlier shell'(page, { area, heading, bad, good }) {
    await expect.poll(() => namesRelease(page, `/releases/${area}/${bad}/`)).toBe(false)
    await expectLive(page, heading)
    await expect.poll(() => runningReleases(page)).toContain(`${area}@${good}`)
  },
  async 'reload notice'(page) {
    const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded completely' })
    await expect(notice).toBeVisible()
    stagingEdge.proxy.faults = []
    await notice.getByRole('button', { name: 'Reload' }).click()
    await expectLive(page, /./)
  },
  async 'as before'(page, { area, heading, bad }) {
    await expectLive(page, heading)
    expect(await namesRelease(page, `/releases/${area}/${bad}/`)).toBe(false)
  },
}

/**
 * Returns what the developers' borders show: host, vendor file and each area of the page, with their versions. Empty
 * while the page does not run yet.
 */
async function runningReleases(page: Page): Promise<string> {
  const labels = page.getByText(/ · [\w-]+@\d/)
  await page.keyboard.press('Alt+Shift+A')
  const isDrawn = await labels
    .first()
    .waitFor({ timeout: 1000 })
    .then(
      () => true,
      () => false,
    )
  if (!isDrawn) return ''
  const texts = await labels.allTextContents()
  await page.keyboard.press('Alt+Shift+A')
  await expect(labels.first()).toBeHidden()
  return texts.join('\n')
}

/** Whether the document, as the edge wrote it, requests files of a release; one that is being left still does. */
function namesRelease(page: Page, path: string): Promise<boolean> {
  return page.evaluate((text) => document.head.innerHTML.includes(text), path).catch(() => true)
}

/** Expects that the page of an area shows its own content and runs, beyond what the edge rendered. */
async function expectLive(page: Page, heading: RegExp): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(main.getByRole('button').or(main.getByRole('textbox')).first()).toBeVisible()
  await expect(main).not.toContainText('could not be loaded')
  await expect.poll(() => runningReleases(page)).toMatch(/\w+\/[\w-]+ · \w+@\d/)
  expect(await page.evaluate('globalThis.tampered')).toBeUndefined()
}

async function expectTheRestLives(page: Page, { area }: FaultCase): Promise<void> {
  await page.goto(stagingEdge.url + (area === 'booking' ? '/basket' : '/'))
  await expectLive(page, area === 'booking' ? /basket/i : /^Let's start/)
  await expect(page.getByRole('banner').getByRole('button', { name: /Basket/ })).toContainText('1')
  await page.goto(`${stagingEdge.url}/checkout`)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Amara Osei')
}
