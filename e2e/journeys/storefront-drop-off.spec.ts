import type { Page } from '@playwright/test'
import { expectAccessible, expectFitsTablets } from '#e2e/fixtures/accessibility.ts'
import { keyboard, mouse, type InputDriver } from '#e2e/fixtures/input-driver.ts'
import { codeOf, foreignCode, test } from '#e2e/fixtures/camera.ts'
import { changeStatus, orderOnTheWeb, shops, signInTo } from '#e2e/fixtures/storefront.ts'
import { expect } from '#e2e/fixtures/test.ts'

const desk = '/customer-drop-off'

test('[C40] [F55] a scanned code is confirmed once, and is not handled again while it stays in the picture', async ({
  page,
  camera,
  request,
}) => {
  const { token, number } = await orderOnTheWeb(request)
  await camera.show([await codeOf(request, token)])
  await countLooks(page)
  await signInTo(page, { shop: 'maison', path: desk })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "Scan the customer's dropoff QR code",
  )
  const question = page.getByRole('dialog', { name: `Confirm dropoff of order #${number}` })
  await expect(question.getByText('Amara Osei')).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Confirm' }).click()
  const done = page.getByRole('dialog', { name: 'Dropoff confirmed' })
  await expect(done).toBeVisible()
  const afresh = page.waitForResponse(/storefront_details$/)
  await done.getByRole('button', { name: 'Close', exact: true }).last().click()
  await afresh
  const looks = await looksOf(page)
  await expect.poll(() => looksOf(page)).toBeGreaterThan(looks + 12)
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.reload()
  const known = page.getByRole('dialog', { name: `Order #${number}` })
  await expect(known.getByText('This order was dropped off before.')).toBeVisible()
  await expect(known.getByRole('button', { name: 'Confirm' })).toHaveCount(0)
  await expectAccessible(page)
  await known.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('[C40] [F55] an order that another user dropped off meanwhile is reported as not marked', async ({
  page,
  camera,
  request,
  allowErrors,
}) => {
  allowErrors(/409 \(Conflict\)/)
  const { token, number, id } = await orderOnTheWeb(request)
  await camera.show([await codeOf(request, token)])
  await signInTo(page, { shop: 'maison', path: desk })
  const question = page.getByRole('dialog', { name: `Confirm dropoff of order #${number}` })
  await expect(question).toBeVisible()
  expect(await changeStatus(page, { id, to: 'awaiting_pickup' })).toBe(200)
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(alert(page)).toHaveText('Failed to mark order as dropped off')
  await expectAccessible(page)
})

test('[F55] [S14] a foreign code and an order of another storefront are not recognised', async ({
  page,
  camera,
  request,
  allowErrors,
}) => {
  allowErrors(/404 \(Not Found\)/)
  const theirs = await orderOnTheWeb(request, {
    collection_provider: 'WFStratford',
    dropoff_provider: 'WFStratford',
  })
  await camera.show([await codeOf(request, theirs.token)])
  await signInTo(page, { shop: 'maison', path: desk })
  await expect(alert(page)).toHaveText('QR code not recognised')
  await expectAccessible(page)
  await expect(page.getByText('Amara Osei')).toHaveCount(0)

  await camera.show([await foreignCode()])
  await page.goto(shops.maison.url + desk)
  await expect(alert(page)).toHaveText('QR code not recognised')
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('[C41] [U29] without a camera the number is typed, or a hand scanner types the code', async ({
  page,
  camera,
  request,
  allowErrors,
}) => {
  allowErrors(/404 \(Not Found\)/)
  await camera.show([null])
  const [typed, scanned] = [await orderOnTheWeb(request), await orderOnTheWeb(request)]
  await page.addInitScript(() => {
    const refuse = (): Promise<never> => Promise.reject(new DOMException('No', 'NotAllowedError'))
    Object.defineProperty(MediaDevices.prototype, 'getUserMedia', { value: refuse })
  })
  await signInTo(page, { shop: 'maison', path: desk })
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Camera is blocked or not accessible. Please allow camera in your browser permissions and Reload.',
  )
  await expectAccessible(page)

  const field = page.getByLabel('Order number')
  await field.fill('DN-1')
  await field.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'QR code' })).toHaveText(
    'QR code not recognised',
  )
  await expect(page.getByText('No order with this number is dropped off here.')).toBeVisible()
  await expectAccessible(page)
  await expectFitsTablets(page)
  await field.fill('')
  await keyboard(page).write(field, typed.number.slice(3))
  await keyboard(page).press(page.getByRole('button', { name: 'Find order' }))
  await confirm(page, { number: typed.number, inputDriver: keyboard(page) })
  await expect(field).toHaveValue('')

  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.type(`${scanned.token}`)
  await page.keyboard.press('Enter')
  await confirm(page, { number: scanned.number })
})

test('a drop-off that is confirmed without a connection is sent once it is back', async ({
  page,
  camera,
  request,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/)
  const { token, number } = await orderOnTheWeb(request)
  await camera.show([await codeOf(request, token)])
  await signInTo(page, { shop: 'maison', path: desk })
  const question = page.getByRole('dialog', { name: `Confirm dropoff of order #${number}` })
  await expect(question).toBeVisible()
  let sent = 0
  page.on('requestfinished', (one) => {
    if (one.url().includes('update_order_status')) sent += 1
  })
  await context.setOffline(true)
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(question.getByText('You are offline. Keep this page open')).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page.getByRole('dialog', { name: 'Dropoff confirmed' })).toBeVisible()
  expect(sent).toBe(1)
})

interface Confirming {
  readonly number: string
  readonly inputDriver?: InputDriver
}

async function confirm(page: Page, { number, inputDriver = mouse }: Confirming): Promise<void> {
  const question = page.getByRole('dialog', { name: `Confirm dropoff of order #${number}` })
  await inputDriver.press(question.getByRole('button', { name: 'Confirm' }))
  const done = page.getByRole('dialog', { name: 'Dropoff confirmed' })
  await inputDriver.press(done.getByRole('button', { name: 'Close', exact: true }).last())
  await expect(done).toBeHidden()
}

function alert(page: Page): ReturnType<Page['getByRole']> {
  return page.getByRole('dialog').getByRole('alert')
}

/** Counts the scans of the camera's picture. */
async function countLooks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = globalThis as { looks?: number }
    counted.looks = 0
    const draw = CanvasRenderingContext2D.prototype.drawImage
    CanvasRenderingContext2D.prototype.drawImage = function look(...given: unknown[]) {
      if (given[0] instanceof HTMLVideoElement) counted.looks = (counted.looks ?? 0) + 1
      Reflect.apply(draw, this, given)
    }
  })
}

function looksOf(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as { looks?: number }).looks ?? 0)
}
