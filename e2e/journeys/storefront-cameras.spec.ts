import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '#e2e/fixtures/accessibility.ts'
import { signInTo } from '#e2e/fixtures/storefront.ts'
import { expect, test } from '#e2e/fixtures/test.ts'

const { CHROMIUM_PATH } = process.env

test.use({
  launchOptions: {
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    args: [
      '--no-sandbox',
      '--use-fake-device-for-media-stream=device-count=2',
      '--use-fake-ui-for-media-stream',
    ],
  },
})

test('a tablet starts with its rear camera, scans three times a second, and offers its other camera and its torch', async ({
  page,
}) => {
  await watchCamera(page)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await signInTo(page, { shop: 'maison', path: '/storefront/orders' })
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  const isScanner = (url: string): boolean => /\/scanner-[\w-]+\.js$/.test(url)
  expect(scripts.filter(isScanner)).toEqual([])

  await page.goto(new URL('/customer-drop-off', page.url()).href)
  const choice = page.getByLabel('Camera', { exact: true }).and(page.getByRole('combobox'))
  await expect(choice).toHaveValue(/\w/)
  expect(scripts.filter(isScanner)).toHaveLength(1)
  expect(await seenBy(page)).toMatchObject({
    asked: [{ audio: false, video: { facingMode: 'environment' } }],
  })
  await expectThreeLooksASecond(page)
  // The fake camera has no torch; the other one simulates it.
  await expect(page.getByRole('button', { name: 'Torch' })).toHaveCount(0)

  const other = await otherOption(choice)
  await page.evaluate((id) => Object.assign(globalThis, { withTorch: id }), other)
  await choice.selectOption(other)
  await expect(choice).toHaveValue(other)
  await expect.poll(async () => (await seenBy(page)).inUse).toBe(other)
  const torch = page.getByRole('button', { name: 'Torch' })
  await torch.click()
  await expect(torch).toHaveAttribute('aria-pressed', 'true')
  await torch.click()
  await expect(torch).toHaveAttribute('aria-pressed', 'false')
  expect((await seenBy(page)).torch).toEqual([true, false])
  await expectAccessible(page)
})

interface Seen {
  readonly asked: readonly MediaStreamConstraints[]
  /** Times of the scans in milliseconds. */
  readonly looks: readonly number[]
  readonly torch: readonly boolean[]
  readonly inUse: string | undefined
}

/** Records the page's use of the browser's camera; `withTorch` names the one that gets a torch. */
async function watchCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { asked: [] as unknown[], looks: [] as number[], torch: [] as boolean[] }
    Object.assign(globalThis, { seen })
    const { getUserMedia } = MediaDevices.prototype
    MediaDevices.prototype.getUserMedia = function ask(constraints) {
      seen.asked.push(constraints)
      return getUserMedia.call(this, constraints)
    }
    const draw = CanvasRenderingContext2D.prototype.drawImage
    CanvasRenderingContext2D.prototype.drawImage = function look(...given: unknown[]) {
      if (given[0] instanceof HTMLVideoElement) seen.looks.push(performance.now())
      Reflect.apply(draw, this, given)
    }
    const hasTorch = (track: MediaStreamTrack): boolean =>
      track.getSettings().deviceId === (globalThis as { withTorch?: string }).withTorch
    const { getCapabilities, applyConstraints } = MediaStreamTrack.prototype
    MediaStreamTrack.prototype.getCapabilities = function tell() {
      return { ...getCapabilities.call(this), torch: hasTorch(this) }
    }
    MediaStreamTrack.prototype.applyConstraints = function apply(constraints) {
      const [wish] = (constraints?.advanced ?? []) as { torch?: boolean }[]
      if (wish?.torch === undefined) return applyConstraints.call(this, constraints)
      seen.torch.push(wish.torch)
      return Promise.resolve()
    }
  })
}

function seenBy(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const { srcObject } = document.querySelector('video') ?? {}
    const [track] = srcObject instanceof MediaStream ? srcObject.getVideoTracks() : []
    const { seen } = globalThis as unknown as { seen: Omit<Seen, 'inUse'> }
    return { ...seen, inUse: track?.getSettings().deviceId }
  })
}

/** Section 9: at most three scans a second. */
async function expectThreeLooksASecond(page: Page): Promise<void> {
  await expect.poll(async () => (await seenBy(page)).looks.length).toBeGreaterThan(6)
  const { looks } = await seenBy(page)
  const span = (looks.at(-1) ?? 0) - (looks[0] ?? 0)
  expect((looks.length - 1) / (span / 1000)).toBeLessThanOrEqual(3.05)
}

/** Returns the camera that is not in use. */
async function otherOption(choice: Locator): Promise<string> {
  const used = await choice.inputValue()
  const ids = await choice
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
  return ids.find((id) => id !== used) ?? ''
}
