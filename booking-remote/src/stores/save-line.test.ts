import { expect, test } from 'vitest'
import { startForLine } from '@darnley/domain/flow'
import { anEntry, aServiceDetail } from '@darnley/testing/basket'
import { anItem, aService } from '@darnley/testing/catalogue'
import { toReplacement } from './save-line.ts'

const darn = aService('darn', { serviceType: 'repair' })
const line = aServiceDetail({
  service: { ...aServiceDetail().service, id: 'darn', serviceType: 'repair' },
  fittingChoice: null,
  repairLocation: 'Left knee',
})
const entry = anEntry({ serviceDetails: [line] })
const guide = { measure: false, pin: false, match: false }
const editing = startForLine({ entry, line, item: anItem([darn]), guide })

test('a changed line keeps its id and its entry', () => {
  const changed = { ...editing, repairLocation: 'Right knee', itemDescription: ' Black ' }
  expect(toReplacement(changed)).toMatchObject({
    type: 'replace-service',
    entryId: entry.id,
    itemDescription: 'Black',
    service: { id: line.id, repairLocation: 'Right knee' },
  })
})

test('an added service replaces nothing', () => {
  expect(toReplacement({ ...editing, edited: undefined })).toBeNull()
})

test('nothing is replaced while the service is still to be chosen', () => {
  expect(toReplacement({ ...editing, service: null })).toBeNull()
})
