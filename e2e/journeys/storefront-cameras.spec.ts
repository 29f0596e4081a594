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

test('a tablet with two cameras lets its staff choose, and asks for a torch only where there is one', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/401 \(Unauthorized\)/)
  // The reader takes the first camera's picture away while the browser still starts to play it.
  allowErrors(/play\(\) request was interrupted/)
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
  const before = await choice.inputValue()
  const other = await choice
    .getByRole('option')
    .evaluateAll(
      (options, used) =>
        options
          .map((option) => (option as HTMLOptionElement).value)
          .find((value) => value !== used),
      before,
    )
  await choice.selectOption(other ?? '')
  await expect(choice).toHaveValue(other ?? '')
  await expect
    .poll(() =>
      page.locator('video').evaluate((video: HTMLVideoElement) => {
        const [track] = (video.srcObject as MediaStream).getVideoTracks()
        return track?.getSettings().deviceId
      }),
    )
    .toBe(other)
  await expect(page.getByRole('button', { name: 'Torch' })).toHaveCount(0)
})
