import type {
  GarmentNews,
  GarmentTag,
  TaskInHand,
  WorkshopGarment,
} from '@darnley/contract/workshop-garments'
import type { Photo } from '@darnley/contract/photos'
import { orderedWork } from '@darnley/testing/ordered-work'
import { anOrder, tom } from './desk.ts'

const garmentId = '6e0c1d36-3c7a-4c0a-9a43-000000000101'

export const taskIds = {
  hem: '6e0c1d36-3c7a-4c0a-9a43-000000000201',
  check: '6e0c1d36-3c7a-4c0a-9a43-000000000202',
} as const

export function aTag(change: Partial<GarmentTag> = {}): GarmentTag {
  const { price: _price, ...work } = orderedWork({ tailor_notes: 'Heels of 6 cm' })
  return {
    code: 'DN-48231-1',
    garment_id: garmentId,
    number: 1,
    of: 2,
    customer_name: 'Amara Osei',
    due_day: anOrder().due_day,
    express: true,
    item_name: 'Jeans',
    item_description: 'Dark blue',
    is_extra: false,
    found_words: null,
    work: [work],
    shop: null,
    way_back: 'dpd',
    ...change,
  }
}

export function aWorkshopGarment(change: Partial<WorkshopGarment> = {}): WorkshopGarment {
  return {
    tag: aTag(),
    version: 3,
    order_id: anOrder().id,
    order_status: 'in_progress',
    stage: 'in_work',
    picture: null,
    state: 'in_work',
    found: 'here',
    tailor: tom,
    tasks: [
      {
        id: taskIds.hem,
        name: 'Shorten hem',
        is_check: false,
        state: 'in_work',
        tailor: tom,
        started_at: '2026-11-25T09:12:00.000Z',
        seconds: 1200,
        seconds_now: 1684,
      },
      {
        id: taskIds.check,
        name: 'Press and check',
        is_check: true,
        state: 'to_do',
        tailor: null,
        started_at: null,
        seconds: 0,
        seconds_now: 0,
      },
    ],
    notes: [
      {
        id: '6e0c1d36-3c7a-4c0a-9a43-000000000301',
        colleague: 'Maggie Thorne',
        at: '2026-11-24T16:20:00.000Z',
        text: 'Lining is short on the left.',
      },
    ],
    ...change,
  }
}

/** The task of the garment that is being done, as the bar below each page shows it. */
export function aTaskInHand(change: Partial<TaskInHand> = {}): TaskInHand {
  const { tag, version, order_id, tasks } = aWorkshopGarment()
  const [task] = tasks
  if (!task) throw new Error('The garment has no task')
  return {
    ...{ garment_id: tag.garment_id, order_id, version, code: tag.code, task },
    ...{ item_name: tag.item_name, customer_name: tag.customer_name },
    ...{ number: 1, of: 2, next: null },
    ...change,
  }
}

/** What came of a suggestion: another price that the customer refused. */
export function someNews(): GarmentNews[] {
  return [
    {
      ...{ id: 'entry-1', kind: 'suggested', about: 'The zip is broken as well.' },
      ...{ at: '2026-11-24T16:20:00.000Z', actor: tom.name },
    },
    {
      ...{ id: 'price-1-proposed', kind: 'price_proposed', about: 'Shorten hem' },
      ...{ at: '2026-11-24T16:40:00.000Z', actor: 'Maggie Thorne' },
    },
    {
      ...{ id: 'price-1-closed', kind: 'price_refused', about: 'Shorten hem' },
      ...{ at: '2026-11-25T08:05:00.000Z', actor: 'Amara Osei' },
    },
  ]
}

/** A photo that the customer sent of the first garment, drawn by a picture of the catalogue. */
export function fromCustomer(number: number): Photo {
  const url = '/public/photos/category-trousers.svg'
  return {
    ...{ id: `6e0c1d36-3c7a-4c0a-9a43-00000000030${number}`, kind: 'customer', garment: 1 },
    ...{ words: null, width: 2000, height: 1500, url, small_url: url },
    ...{ taken_by: 'The customer', taken_at: '2026-11-23T18:20:00.000Z' },
  }
}
