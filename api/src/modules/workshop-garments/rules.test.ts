import fc from 'fast-check'
import type { GarmentFound, GarmentState } from '@darnley/contract/workshop-orders'
import { orderStatuses } from '@darnley/contract/order-statuses'
import { describe, expect, it } from 'vitest'
import { allowedStatuses } from '#src/modules/orders/transitions.ts'
import {
  arrivalFaults,
  stateOf,
  statusesAfter,
  statusesToArrival,
  type Task,
  tasksAfter,
} from './rules.ts'

const company = 'darnley'
interface Standing {
  readonly state: GarmentState
  readonly found: GarmentFound
}

const states: readonly GarmentState[] = ['missing', 'to_do', 'in_work', 'paused', 'done', 'ended']
/** One that is missing has no work; one that is ended is here, or never came. */
const anyGarment = fc
  .record({ state: fc.constantFrom(...states), neverCame: fc.boolean() })
  .map(({ state, neverCame }): Standing => {
    const isAway = state === 'missing' || (state === 'ended' && neverCame)
    return { state, found: isAway ? 'missing' : 'here' }
  })
const anyGarments = fc.array(anyGarment, { minLength: 1, maxLength: 6 })
const isHere = ({ found }: Standing): boolean => found !== 'missing'
const isInWork = ({ state }: Standing): boolean => state !== 'missing' && state !== 'ended'
const anyStatus = fc.constantFrom(...orderStatuses(company))
const here = fc.constantFrom('arrived_at_darnley', 'in_progress')
const anyOrder = fc
  .record({
    at: here,
    isHeld: fc.boolean(),
    waitsForCustomer: fc.boolean(),
    inStoreType: fc.constantFrom(null, 'complete_in_store', 'return_to_store'),
  })
  .map(({ at, isHeld, ...order }) => ({
    ...order,
    status: isHeld ? 'attention_required' : at,
    heldFrom: isHeld ? at : null,
  }))

type Order = Parameters<typeof statusesAfter>[0]

/** Walks the statuses through the table; returns where the order ends. */
function walk(order: Order, path: readonly string[]): Pick<Order, 'status' | 'heldFrom'> {
  let { status, heldFrom } = order
  for (const to of path) {
    expect(allowedStatuses({ status, heldFrom, paidAt: new Date() }, company)).toContain(to)
    heldFrom = to === 'attention_required' ? status : null
    status = to
  }
  return { status, heldFrom }
}

describe('an order', () => {
  it('follows its garments by steps of the table', () => {
    fc.assert(
      fc.property(anyOrder, anyGarments, fc.boolean(), (order, garments, wasMissing) => {
        walk(order, statusesAfter(order, { garments, wasMissing }))
      }),
    )
  })

  it('is held exactly while a garment is missing', () => {
    fc.assert(
      fc.property(anyOrder, anyGarments, (order, garments) => {
        const { status } = walk(order, statusesAfter(order, { garments, wasMissing: true }))
        const isMissing = garments.some(({ state }) => state === 'missing')
        expect(status === 'attention_required').toBe(isMissing)
      }),
    )
  })

  it('is sent back only when all that is there is done, nothing is missing and no answer is due', () => {
    fc.assert(
      fc.property(anyOrder, anyGarments, (order, garments) => {
        const { status } = walk(order, statusesAfter(order, { garments, wasMissing: true }))
        const isReady =
          garments.some(isHere) &&
          garments.every(({ state }) => state === 'done' || state === 'ended') &&
          !order.waitsForCustomer
        expect(['awaiting_delivery', 'awaiting_store_collection'].includes(status)).toBe(isReady)
      }),
    )
  })

  it('is not in work before every garment that is there is begun', () => {
    fc.assert(
      fc.property(anyGarments, (garments) => {
        const order = {
          status: 'arrived_at_darnley',
          heldFrom: null,
          waitsForCustomer: true,
          inStoreType: null,
        }
        const end = walk(order, statusesAfter(order, { garments, wasMissing: false }))
        const hasBegun = (end.heldFrom ?? end.status) === 'in_progress'
        const inWork = garments.filter(isInWork)
        expect(hasBegun).toBe(inWork.length > 0 && inWork.every(({ state }) => state !== 'to_do'))
      }),
    )
  })

  it('stays where it is when it is not here, and when it is held for another reason', () => {
    fc.assert(
      fc.property(anyStatus, anyGarments, (status, garments) => {
        fc.pre(status !== 'arrived_at_darnley' && status !== 'in_progress')
        const order = { status, heldFrom: null, waitsForCustomer: false, inStoreType: null }
        expect(statusesAfter(order, { garments, wasMissing: true })).toEqual([])
      }),
    )
    const held = {
      status: 'attention_required',
      heldFrom: 'in_progress',
      waitsForCustomer: false,
      inStoreType: null,
    }
    const done = [{ state: 'done', found: 'here' }] as const
    expect(statusesAfter(held, { garments: done, wasMissing: false })).toEqual([])
  })

  it('whose garments are all left as they are goes back without being in work', () => {
    const order = {
      ...{ status: 'arrived_at_darnley', heldFrom: null },
      ...{ waitsForCustomer: false, inStoreType: null },
    }
    const after = (found: GarmentFound): readonly string[] =>
      statusesAfter(order, { garments: [{ state: 'ended', found }], wasMissing: false })
    expect(after('here')).toEqual(['awaiting_delivery'])
    // Nothing came that could go back: what happens to it is a decision of staff.
    expect(after('missing')).toEqual([])
  })

  it('arrives from every status before its arrival by steps of the table', () => {
    fc.assert(
      fc.property(anyStatus, fc.option(anyStatus), (status, from) => {
        const heldFrom = status === 'attention_required' ? from : null
        const path = statusesToArrival({ status, heldFrom }, company)
        if (path === null) return
        const order = { status, heldFrom, waitsForCustomer: false, inStoreType: null }
        expect(walk(order, path).status).toBe('arrived_at_darnley')
      }),
    )
    for (const status of ['awaiting_payment', 'in_progress', 'awaiting_delivery', 'cancelled'])
      expect(statusesToArrival({ status, heldFrom: null }, company)).toBeNull()
  })
})

const now = new Date('2026-11-25T09:40:00Z')
const people = ['tom', 'priya'] as const
const start: readonly Task[] = ['hem', 'waist', 'check'].map((id) => ({
  ...{ id, isCheck: id === 'check', state: 'to_do', tailorId: null, startedAt: null, seconds: 0 },
}))
const anyStep = fc.record({
  step: fc.constantFrom('start', 'pause', 'done', 'reopen'),
  taskId: fc.constantFrom('hem', 'waist', 'check', 'another'),
  tailorId: fc.constantFrom(...people),
  minutes: fc.nat(60),
})

describe('the tasks of a garment', () => {
  it('keep their rules through any sequence of steps', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
        let tasks = start
        let time = now
        for (const { minutes, ...step } of steps) {
          time = new Date(time.getTime() + minutes * 60_000)
          const after = tasksAfter(tasks, { ...step, now: time })
          if (after.type === 'refused') continue
          for (const [index, task] of after.tasks.entries()) {
            expect(task.startedAt === null).toBe(task.state !== 'in_work')
            expect(task.seconds).toBeGreaterThanOrEqual(tasks[index]?.seconds ?? 0)
          }
          tasks = after.tasks
          const check = tasks.find(({ isCheck }) => isCheck)
          const work = tasks.filter(({ isCheck }) => !isCheck)
          if (check?.state === 'done') {
            expect(work.every(({ state }) => state === 'done')).toBe(true)
            expect(work.some(({ tailorId }) => tailorId === check.tailorId)).toBe(false)
          }
          const garment = { entryId: 'entry', found: 'here', isEnded: false } as const
          const isDone = tasks.every(({ state }) => state === 'done')
          expect(stateOf(garment, tasks) === 'done').toBe(isDone)
        }
      }),
    )
  })

  it('count the time between start and stop', () => {
    const at = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000)
    const step = { taskId: 'hem', tailorId: 'tom' }
    const started = tasksAfter(start, { ...step, step: 'start', now })
    const paused =
      started.type === 'ok' && tasksAfter(started.tasks, { ...step, step: 'pause', now: at(20) })
    const again =
      paused &&
      paused.type === 'ok' &&
      tasksAfter(paused.tasks, { ...step, step: 'start', now: at(60) })
    const done =
      again &&
      again.type === 'ok' &&
      tasksAfter(again.tasks, { ...step, step: 'done', now: at(68) })
    expect(done && done.type === 'ok' && done.tasks[0]).toMatchObject({
      state: 'done',
      seconds: 28 * 60,
    })
  })
})

it('a garment that is missing, ended or not booked has no work', () => {
  const garment = { entryId: 'entry', found: 'here', isEnded: false } as const
  expect(stateOf({ ...garment, found: 'missing' }, start)).toBe('missing')
  expect(stateOf({ ...garment, isEnded: true }, start)).toBe('ended')
  expect(stateOf({ ...garment, entryId: null }, [])).toBe('ended')
})

it('a check-in names each expected garment once', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 6 })),
      fc.integer({ min: 1, max: 5 }),
      (numbers, expected) => {
        const checked = numbers.map((number) => ({ number, found: 'here', words: null }) as const)
        const isRight =
          numbers.toSorted((one, other) => one - other).join() ===
          Array.from({ length: expected }, (_, index) => index + 1).join()
        expect(arrivalFaults(checked, expected).length === 0).toBe(isRight)
      },
    ),
  )
})
