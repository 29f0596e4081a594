import type { OrderDetails } from '@darnley/contract/orders'
import { addDays, dayAt } from '@darnley/domain/turnaround'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReceivedMail } from './support/mailbox.ts'
import { type PaidOrder, placePaidOrder } from './support/paid-order.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment

beforeAll(async () => {
  environment = await startTestEnvironment({
    env: { REMIND_EVERY_MS: '100', REMINDER_HOURS: '0-24' },
  })
})
afterAll(() => environment.stop())

/** Moves the last change of the order into the past. */
async function waitDays({ id }: PaidOrder, days: number): Promise<void> {
  await environment.query(
    `update order_status_changes set at = now() - make_interval(days => $2) where order_id = $1`,
    [id, days],
  )
}

/** Moves an order once it is confirmed: one that is cancelled before gets no confirmation. */
async function move({ id, email }: PaidOrder, status: string): Promise<void> {
  await environment.mailbox.mailsTo(email, 1)
  await environment.query('update orders set status = $2 where id = $1', [id, status])
}

/** Returns an order's reminders, once an order that is reminded after it has its own. */
async function remindersOf(order: PaidOrder): Promise<ReceivedMail[]> {
  const control = await placePaidOrder(environment)
  await waitDays(control, 4)
  await environment.mailbox.mailsTo(control.email, 2)
  return withoutConfirmation(await environment.mailbox.mailsTo(order.email, 1))
}

async function firstReminderOf({ email }: PaidOrder): Promise<ReceivedMail | undefined> {
  return withoutConfirmation(await environment.mailbox.mailsTo(email, 2))[0]
}

function withoutConfirmation(mails: readonly ReceivedMail[]): ReceivedMail[] {
  return mails.filter(({ subject }) => !subject.startsWith('Your Darnley order'))
}

async function detailsOf({ token, visitor }: PaidOrder): Promise<OrderDetails> {
  const path = `/public/order_details?order_id_token=${token}`
  return (await visitor.get<OrderDetails>(path)).body
}

const setReminders = ({ token, visitor }: PaidOrder, reminders: boolean) =>
  visitor.post('/public/order_reminders', { body: { order_id_token: token, reminders } })

describe('a customer who has sent nothing for three days', () => {
  it.each([
    ['DPD', 'Still to be sent'],
    ['RMTracked24Collection', 'Was your parcel collected?'],
    ['WFLondon', 'Still to be sent'],
  ] as const)('is reminded once: %s', async (collection_provider, heading) => {
    const order = await placePaidOrder(environment, { checkout: { collection_provider } })
    await environment.query('update orders set pickup_day = null where id = $1', [order.id])
    await waitDays(order, 4)
    const mail = await firstReminderOf(order)
    expect(mail?.subject).toContain(heading)
    expect(mail?.text).toContain(`orderIdToken=${order.token}`)
    expect(await remindersOf(order)).toHaveLength(1)
  })

  it.each([
    ['two days are not enough', 2],
    ['after two weeks it is too late', 15],
  ])('is not reminded at other times: %s', async (_, days) => {
    const order = await placePaidOrder(environment)
    await waitDays(order, days)
    expect(await remindersOf(order)).toEqual([])
  })

  it('is not reminded before the courier was to come', async () => {
    const order = await placePaidOrder(environment)
    await environment.query('update orders set pickup_day = current_date - 1 where id = $1', [
      order.id,
    ])
    await waitDays(order, 4)
    expect(await remindersOf(order)).toEqual([])
  })

  it.each(['in_transit_to_darnley', 'cancelled', 'attention_required', 'finished'])(
    'is not reminded of an order that is %s',
    async (status) => {
      const order = await placePaidOrder(environment)
      await move(order, status)
      await waitDays(order, 4)
      expect(await remindersOf(order)).toEqual([])
    },
  )
})

describe('a customer whose clothes wait in a shop', () => {
  it('is reminded after three days', async () => {
    const order = await placePaidOrder(environment)
    await move(order, 'awaiting_store_collection')
    await waitDays(order, 4)
    const mail = await firstReminderOf(order)
    expect(mail?.subject).toContain('Your clothes wait for you')
  })
})

/** Books a fitting, so many days from today in London. */
async function fitIn({ id }: PaidOrder, days: number): Promise<void> {
  await environment.query(
    `insert into fittings (place_id, date, starts_at, ends_at, seat, order_id)
     values ('london-fitting-space', $2, '17:40', '18:00',
       (select coalesce(max(seat), 0) + 1 from fittings where date = $2), $1)
     on conflict (order_id) do update set date = excluded.date, moves = fittings.moves + 1`,
    [id, addDays(dayAt(new Date()), days)],
  )
}

describe('a customer who is fitted tomorrow', () => {
  it('is reminded with hour and place', async () => {
    const order = await placePaidOrder(environment)
    await fitIn(order, 1)
    const mail = await firstReminderOf(order)
    expect(mail?.subject).toContain('Your fitting is tomorrow at 17:40')
    expect(mail?.text).toContain('400 Oxford Street')
    await fitIn(order, 2)
    expect(await remindersOf(order)).toHaveLength(1)
  })

  it.each([
    ['cancelled', 1],
    ['awaiting_pickup', 0],
    ['awaiting_pickup', 2],
  ])('is not reminded when the order is %s and the fitting in %i days', async (status, days) => {
    const order = await placePaidOrder(environment)
    await move(order, status)
    await fitIn(order, days)
    await waitDays(order, 4)
    expect(await remindersOf(order)).toEqual([])
  })
})

describe('reminders', () => {
  it('are switched off and on with the token of the order', async () => {
    const order = await placePaidOrder(environment)
    expect((await detailsOf(order)).reminders).toBe(true)
    expect((await setReminders(order, false)).body).toEqual({ reminders: false })
    expect((await detailsOf(order)).reminders).toBe(false)
    await waitDays(order, 4)
    expect(await remindersOf(order)).toEqual([])
    await setReminders(order, true)
    expect(await firstReminderOf(order)).toBeDefined()
  })

  it('are nothing to switch once the order is over, or for another token', async () => {
    const order = await placePaidOrder(environment)
    await move(order, 'finished')
    expect((await detailsOf(order)).reminders).toBeNull()
    expect((await setReminders({ ...order, token: 'A'.repeat(43) }, false)).status).toBe(404)
  })
})
