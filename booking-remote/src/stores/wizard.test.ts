import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BasketEntry } from '@darnley/contract/basket'
import { $basket, refreshBasket } from '@darnley/web/session'
import { anItem, aService } from '@darnley/testing/catalogue'
import { addToBasket } from './add-to-basket.ts'
import { $wizard, goBack, send, startAgain, startWithEntry, walkTo } from './wizard.ts'

const service = aService('darn', { serviceType: 'repair' })
const item = anItem([service])

/** The basket calls of an api that stores what it gets, until it is told to fail. */
function anApi(): { fail: boolean; entries: BasketEntry[] } {
  const api = { fail: false, entries: [] as BasketEntry[], version: 0 }
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    if (api.fail) return new Response('{}', { status: 503 })
    if (typeof init.body === 'string') {
      api.entries = (JSON.parse(init.body) as { basket: BasketEntry[] }).basket
      api.version += 1
    }
    return Response.json({
      version: api.version,
      basket: api.entries,
      discount_code: null,
      discount_amount: null,
      express_price: 1000,
    })
  })
  return api
}

function walkToTailorNotes(): void {
  send({ type: 'choose-category', itemCategory: { id: 'trousers', name: 'Trousers' } })
  send({ type: 'choose-item', item })
  send({ type: 'write', text: 'Blue denim' })
  chooseDarning()
}

function chooseDarning(): void {
  send({ type: 'choose-service-type', serviceType: 'repair' })
  send({ type: 'choose-service', service })
  send({ type: 'write', text: 'Left knee' })
}

const step = (): string => $wizard.get().state.place.step

let api: ReturnType<typeof anApi>
beforeEach(async () => {
  api = anApi()
  await refreshBasket()
  startAgain()
})
afterEach(() => vi.unstubAllGlobals())

test('adding puts a new entry into the basket and goes to add more', async () => {
  walkToTailorNotes()
  await addToBasket()
  expect(api.entries).toMatchObject([
    { itemDescription: 'Blue denim', serviceDetails: [{ repairLocation: 'Left knee' }] },
  ])
  expect(step()).toBe('add-more')
})

test('a basket entry gets another service', async () => {
  walkToTailorNotes()
  await addToBasket()
  const [entry] = $basket.get().entries
  if (!entry) throw new Error('The basket is empty')
  startWithEntry(entry, item)
  expect(step()).toBe('service-type')
  chooseDarning()
  await addToBasket()
  expect(api.entries.map(({ serviceDetails }) => serviceDetails.length)).toEqual([2])
})

test('when adding fails the step stays, and a retry adds one line', async () => {
  walkToTailorNotes()
  api.fail = true
  await expect(addToBasket()).rejects.toMatchObject({ code: 'Service Unavailable' })
  expect(step()).toBe('tailor-notes')
  api.fail = false
  await addToBasket()
  expect(api.entries).toHaveLength(1)
})

test('Back and browser navigation lead to the same places', () => {
  walkToTailorNotes()
  const depth = $wizard.get().state.history.length
  goBack()
  expect(step()).toBe('repair-location')
  walkTo(depth)
  expect(step()).toBe('tailor-notes')
  walkTo(0)
  expect(step()).toBe('item-category')
})
