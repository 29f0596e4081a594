import type { Colleague } from '@darnley/contract/workshop-session'
import type { DeskCard, DeskCounts, DeskPage, DeskStage } from '@darnley/contract/workshop-desk'
import type { WorkshopGarmentSummary, WorkshopOrder } from '@darnley/contract/workshop-orders'
import { addDays, dayAt, type Day } from '@darnley/domain/turnaround'
import { keepWaiting, type Answers } from '@darnley/workbench/scene'
import { stages } from '#src/lib/desk-view.ts'

const ids = (last: number): string => `6e0c1d36-3c7a-4c0a-9a43-${String(last).padStart(12, '0')}`

/** A day that many days from now, as the pages compare due days with today. */
const inDays = (count: number): Day => addDays(dayAt(new Date()), count)

export const tom = { id: ids(901), name: 'Tom Ashworth' }
export const joan = { id: ids(902), name: 'Joan Bell' }
const maison = { id: 'maison-vale', name: 'Maison Vale' }

export const me: Colleague = {
  ...tom,
  email: 'tailor@darnley.example',
  role: 'tailor',
}

/** Returns a card of the desk; `number` makes it another order. */
export function aCard(number: number, change: Partial<DeskCard> = {}): DeskCard {
  return {
    id: ids(number),
    collection_ref: `DN-${number}`,
    customer_name: 'Amara Osei',
    stage: 'in_work',
    status: 'in_progress',
    since: '2026-11-24T10:00:00.000Z',
    due_day: inDays(0),
    express: false,
    way: 'dpd',
    way_back: 'royal_mail',
    shop: null,
    garments: [
      {
        number: 1,
        name: 'Jeans',
        description: 'Dark blue',
        picture: null,
        services: ['Shorten hem'],
      },
    ],
    garment_count: 1,
    garments_done: 0,
    tailors: [tom],
    note: null,
    version: 3,
    ...change,
  }
}

const cards: readonly DeskCard[] = [
  aCard(48254, {
    stage: 'coming',
    customer_name: 'Beth Llewellyn',
    note: 'courier_failed',
    tailors: [],
  }),
  aCard(48257, { stage: 'coming', customer_name: 'George Pemberton', express: true, tailors: [] }),
  aCard(48246, { stage: 'arrived', customer_name: 'Hannah Clarke', tailors: [], shop: maison }),
  aCard(48198, { customer_name: 'Edward Loxley', due_day: inDays(-2) }),
  aCard(48231, { express: true, garment_count: 3, garments_done: 2 }),
  aCard(48204, { stage: 'with_customer', customer_name: 'Patrick O’Rourke', note: 'asked' }),
  aCard(48236, { stage: 'to_send_back', customer_name: 'Noah Fletcher', due_day: inDays(5) }),
  aCard(48189, {
    stage: 'on_its_way',
    customer_name: 'Rosie Tattersall',
    due_day: null,
    note: 'on_the_shelf',
  }),
]

/** Returns a page of the desk with these cards, its counts made from them. */
export function aDesk(
  shown: readonly DeskCard[] = cards,
  change: Partial<DeskPage> = {},
): DeskPage {
  const count = (one: (card: DeskCard) => boolean): number => shown.filter(one).length
  const countsOf = (stage: DeskStage | null): DeskCounts => {
    const isIn = (card: DeskCard): boolean => stage === null || card.stage === stage
    return {
      all: count(isIn),
      late: count((card) => isIn(card) && card.due_day === inDays(-2)),
      today: count((card) => isIn(card) && card.due_day === inDays(0)),
      express: count((card) => isIn(card) && card.express),
      no_tailor: count((card) => isIn(card) && card.tailors.length === 0),
    }
  }
  return {
    cards: [...shown],
    columns: stages.map(({ stage }) => ({ stage, counts: countsOf(stage) })),
    counts: countsOf(null),
    next_cursor: null,
    as_of: 1,
    ...change,
  }
}

/** What every page of the workshop asks. The stream of changes stays silent. */
export const frameAnswers = {
  'GET /workshop/me': () => me,
  'GET /workshop/events': keepWaiting,
  'GET /workshop/inbox': () => ({
    open: 2,
    waiting: 1,
    unread: 1,
    undelivered: 0,
    colleagues: [],
    texts_from: null,
  }),
  'GET /workshop/task_in_hand': () => ({ in_hand: null }),
  'GET /workshop/colleagues': () => ({ tailors: [tom], shops: [maison] }),
  'GET /workshop/orders/{id}/receipts': () => ({ receipts: [] }),
} satisfies Answers['api']

export function aGarment(
  number: number,
  change: Partial<WorkshopGarmentSummary> = {},
): WorkshopGarmentSummary {
  return {
    id: ids(100 + number),
    number,
    item_name: 'Jeans',
    item_description: 'Dark blue',
    picture: null,
    is_extra: false,
    state: 'in_work',
    found: 'here',
    found_words: null,
    tailor: tom,
    tasks_done: 1,
    task_count: 2,
    work: [],
    ...change,
  }
}

export function anOrder(change: Partial<WorkshopOrder> = {}): WorkshopOrder {
  return {
    id: ids(48231),
    version: 3,
    collection_ref: 'DN-48231',
    status: 'in_progress',
    next_statuses: [],
    stage: 'in_work',
    created_at: '2026-11-17T20:31:00.000Z',
    origin_system: 'd2c-web',
    due_day: inDays(0),
    express: true,
    way: 'dpd',
    way_back: 'dpd',
    way_name: 'DPD',
    way_back_name: 'DPD',
    shop: null,
    customer_name: 'Amara Osei',
    customer_email: 'amara.osei@example.com',
    phone: '+447700900123',
    address: null,
    parcel: '15502417 8836',
    parcel_back: null,
    is_posted_back: true,
    is_checked_in: true,
    garments: [
      aGarment(1, { state: 'done' }),
      aGarment(2, { item_name: 'Wool jumper', item_description: 'Red', state: 'paused' }),
    ],
    history: [
      {
        id: '2',
        kind: 'task_paused',
        at: '2026-11-25T09:12:00.000Z',
        actor: 'Priya Nair',
        garment: 2,
        words: 'The strap is sewn through the lining.',
      },
      {
        id: '1',
        kind: 'status',
        at: '2026-11-17T20:31:00.000Z',
        actor: 'Amara Osei',
        garment: null,
        words: 'awaiting_pickup',
      },
    ],
    ...change,
  }
}
