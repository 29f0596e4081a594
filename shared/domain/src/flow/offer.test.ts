import { expect, test } from 'vitest'
import { anItem, aService } from '@darnley/testing/catalogue'
import { next } from './walk.ts'
import { startForService } from './offer.ts'

const hem = aService('hem', { serviceType: 'repair' })
const trousers = { id: 'trousers', name: 'Trousers' }

test('a service whose garment is unknown asks for the garment, then only for what is unknown', () => {
  const atItems = startForService(trousers, hem)
  expect(atItems).toMatchObject({ place: { step: 'item' }, itemCategory: trousers, item: null })
  const atDescription = next(atItems, { type: 'choose-item', item: anItem([hem]) })
  expect(atDescription.place.step).toBe('item-description')
  const afterwards = next(atDescription, { type: 'write', text: 'Blue' })
  expect(afterwards).toMatchObject({ place: { step: 'repair-location' }, service: hem })
})

test('a garment without that service is asked what it needs', () => {
  const chosen = next(startForService(trousers, hem), {
    type: 'choose-item',
    item: anItem([aService('taper')]),
  })
  const afterwards = next(chosen, { type: 'write', text: 'Blue' })
  expect(afterwards).toMatchObject({ place: { step: 'service-type' }, service: null })
})
