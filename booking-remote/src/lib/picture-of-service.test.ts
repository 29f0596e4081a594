import { aPicture, anItem, aService } from '@darnley/testing/catalogue'
import { expect, it } from 'vitest'
import { firstOfType } from './first-of-type.ts'
import { pictureOfService } from './picture-of-service.ts'

const hem = aService('hem')
const waist = aService('waist')
const onJeans = aPicture('waist-of-jeans')
const jeans = anItem([hem, waist], { servicePictures: [{ service: 'waist', picture: onJeans }] })

it('a service has the picture of the item, else its own', () => {
  expect(pictureOfService(waist, jeans)).toBe(onJeans)
  expect(pictureOfService(hem, jeans)).toBe(hem.coverImage)
  expect(pictureOfService(waist, null)).toBe(waist.coverImage)
})

it('an older content service answers items without such pictures', () => {
  expect(pictureOfService(waist, anItem([waist]))).toBe(waist.coverImage)
})

it('a kind of service has the picture of the first one on the item', () => {
  const repair = aService('zip', { serviceType: 'repair' })
  const coat = { ...jeans, services: [waist, repair] }
  expect(firstOfType(coat, 'alteration')).toBe(onJeans)
  expect(firstOfType(coat, 'repair')).toBe(repair.coverImage)
  expect(firstOfType(jeans, 'repair')).toBeNull()
})
