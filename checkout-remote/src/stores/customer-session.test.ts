// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { customerHint } from '@darnley/contract/session-hint'

/** Another page of the same tab. */
async function open() {
  vi.resetModules()
  return {
    ...(await import('./checkout-form.ts')),
    ...(await import('./customer-session.ts')),
    ...(await import('./saves-details.ts')),
  }
}

type Page = Awaited<ReturnType<typeof open>>

const signIn = (hint: string): string => (document.cookie = `${customerHint}=${hint}; Path=/`)

const home = { house: '14', line1: 'Weavers Row', line2: '', city: 'Leeds', postcode: 'LS1 4AB' }

const amara = { name: 'Amara Osei', email: 'amara@example.com', phone: '07700 900123' }

async function fillAs(hint: string): Promise<Page> {
  signIn(hint)
  const page = await open()
  page.editStep('details', amara)
  page.editStep('address', home)
  page.confirmStep('address')
  page.saveDetails(true)
  expect(page.$savesDetails.get()).toBe(true)
  return page
}

beforeEach(() => {
  sessionStorage.clear()
  document.cookie = `${customerHint}=; Path=/; Max-Age=0`
})

test('what a customer asked to save is saved once, also after a reload', async () => {
  await fillAs('of-amara')
  const { $savesDetails, takeSaveWish } = await open()
  expect($savesDetails.get()).toBe(true)
  expect(takeSaveWish()).toBe(true)
  expect(takeSaveWish()).toBe(false)
})

test.each([
  ['that another tab has begun', (page: Page) => page.followNewer()],
  ['that this tab begins', (page: Page) => page.beginSession()],
  [
    'that a page out of the history finds',
    () => globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  ],
])('a session %s keeps nothing of the customer before', async (_what, follow) => {
  const page = await fillAs('of-amara')
  signIn('of-ben')
  follow(page)
  expect(page.$session.get()?.hint).toBe('of-ben')
  expect(page.$savesDetails.get()).toBe(false)
  const { details, address, confirmed } = page.$checkoutForm.get()
  expect(details).toMatchObject({ name: '', email: '', phone: '' })
  expect(Object.values(address).join('')).toBe('')
  expect(confirmed).toEqual([])
  expect(Object.values(sessionStorage).join()).not.toContain('Weavers Row')
  expect(page.takeSaveWish()).toBe(false)
})

test('a session that has begun unheard gets nothing of the customer before', async () => {
  const { takeSaveWish } = await fillAs('of-amara')
  signIn('of-ben')
  expect(takeSaveWish()).toBe(false)
})

test('another customer after a reload has not asked to save anything', async () => {
  await fillAs('of-amara')
  signIn('of-ben')
  const { $savesDetails } = await open()
  expect($savesDetails.get()).toBe(false)
})

test('a guest who signs in keeps the details', async () => {
  const page = await open()
  page.editStep('details', amara)
  signIn('of-amara')
  page.beginSession()
  expect(page.$checkoutForm.get().details).toMatchObject(amara)
})
