import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { foreignDeclaration } from '@darnley/testing/foreign-page'
import { startStagingEdge, type StagingEdge } from '#e2e/fixtures/releases/staging-edge.ts'
import { startStockRemote, type StockRemote } from '#e2e/fixtures/releases/stock-remote.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

let stagingEdge: StagingEdge
let first: StockRemote
let second: StockRemote | undefined
test.beforeEach(async () => {
  ;[stagingEdge, first] = await Promise.all([startStagingEdge(), startStockRemote('Recycling')])
})
test.afterEach(async () => {
  await Promise.all([first.remove(), second?.remove(), stagingEdge.close()])
  second = undefined
})

async function mount(entry: string): Promise<string> {
  const file = join(stagingEdge.folder, 'pages.json')
  writeFileSync(file, JSON.stringify(foreignDeclaration))
  return stagingEdge.release('mount', 'recycling', '--entry', entry, '--pages', file)
}

async function policyOf(path: string): Promise<{ csp: string; integrity: string[] }> {
  const { headers } = await fetch(stagingEdge.url + path)
  const csp = headers.get('content-security-policy') ?? ''
  const integrity = [...headers.keys()].filter((name) => name.startsWith('integrity-policy'))
  return { csp, integrity }
}

/** Leaves a mark in the document, which another document does not have. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
}

const button = (page: Page, name: string | RegExp): ReturnType<Page['getByRole']> =>
  page.getByRole('button', { name })

test("[T8] the site mounts another team's stock remote, and only its page may load it", async ({
  page,
}) => {
  await expect.poll(() => policyOf('/')).toMatchObject({ integrity: ['integrity-policy'] })
  await mount(first.entry)

  await test.step('only its page may load it', async () => {
    expect(await policyOf('/')).toEqual({
      csp: expect.not.stringContaining(first.origin),
      integrity: ['integrity-policy'],
    })
    const { csp, integrity } = await policyOf('/recycling')
    for (const name of ['script', 'style', 'connect', 'img', 'font'])
      expect(csp).toMatch(new RegExp(`${name}-src [^;]*${first.origin}`))
    expect(csp).not.toMatch(new RegExp(`(?:default|frame)-src [^;]*${first.origin}`))
    expect(integrity).toEqual(['integrity-policy-report-only'])
  })

  await test.step('it is reached from the menu, in a document of its own', async () => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await page.goto(stagingEdge.url)
    expect(scripts.join()).not.toMatch(/foreign/)
    await markDocument(page)
    await page.getByRole('navigation').getByRole('link', { name: 'Recycling' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Recycling' })).toBeVisible()
    await expect(button(page, 'Bags: 0')).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-marked')
    await expect(page).toHaveTitle('Recycling · Darnley')
  })

  await test.step('it works with the React of this page', async () => {
    await button(page, 'Bags: 0').click()
    await button(page, 'Bags: 1').click()
    await expect(button(page, 'Bags: 2')).toBeVisible()
    await expect(page.getByText('In a portal')).toBeVisible()
    await button(page, 'Depots:').click()
    await expect(button(page, 'Depots: Leith')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(1, 2, 3)')
    expect(first.requested.join()).not.toContain('client__prebuild')
  })

  await test.step('it is left for a document that may not load it', async () => {
    await markDocument(page)
    await page.getByRole('link', { name: 'Darnley' }).first().click()
    await expect(page).toHaveURL(`${stagingEdge.url}/`)
    await expect(page.locator('html')).not.toHaveAttribute('data-marked')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Recycling')
    // Chromium drops Back when the page writes its own entry of the history before the other document has come.
    await page.waitForFunction(() => history.state?.usr !== undefined)
    await page.goBack()
    await expect(button(page, 'Bags: 0')).toBeVisible()
  })
})

test('[T8] a stock remote that fails is replaced by the entry before it, rolled back and taken away', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Loading chunk recycling\/Page failed|Broken on purpose|404/)
  // A server that stops refuses new connections, resets or leaves those in use, and is gone for those that were kept.
  allowErrors(/ERR_CONNECTION_RE|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED/)
  second = await startStockRemote('Recycling anew')
  const { origin, hang, stop } = second
  await mount(first.entry)
  await mount(`${origin}/mf-manifest.json`)

  await test.step('its last known good entry is used when the live one throws', async () => {
    await page.goto(`${stagingEdge.url}/recycling?break=anew`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recycling')
    await button(page, 'Bags: 0').click()
    await expect(button(page, 'Bags: 1')).toBeVisible()
    await expect.poll(() => stagingEdge.log()).toMatch(/"reason":"threw".*Broken on purpose/)
  })

  await test.step('its last known good entry is used when the live one hangs', async () => {
    await page.goto(`${stagingEdge.url}/recycling`)
    await expect(page.getByRole('heading', { level: 1, name: 'Recycling anew' })).toBeVisible()
    expect(await stagingEdge.release('status')).toContain(
      `recycling from ${origin}/mf-manifest.json`,
    )
    hang()
    await page.reload()
    await expect(button(page, 'Bags: 0')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recycling')
    await expect
      .poll(() => stagingEdge.log())
      .toMatch(/"reason":"time-limit".*a release failed in a browser/)
  })

  await test.step('a panel takes its place when both fail', async () => {
    await Promise.all([first.stop(), stop()])
    await page.reload()
    await expect(page.getByText('Loading chunk recycling/Page failed.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Basket/ })).toBeVisible()
  })

  await test.step('it is rolled back and taken away', async () => {
    expect(await stagingEdge.release('rollback', 'recycling')).toContain(first.entry)
    expect((await policyOf('/recycling')).csp).not.toContain(origin)
    await stagingEdge.release('unmount', 'recycling')
    const response = await page.goto(`${stagingEdge.url}/recycling`)
    expect(response?.status()).toBe(404)
    expect((await policyOf('/recycling')).csp).not.toContain(first.origin)
  })
})
