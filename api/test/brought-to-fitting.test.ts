import type { BasketEntry } from '@darnley/contract/basket'
import type { GuestCheckoutV2 } from '@darnley/contract/checkout'
import type { ValidationErrorBody } from '@darnley/contract/errors'
import type { OrderDetails } from '@darnley/contract/orders'
import type { OrderPage } from '@darnley/contract/storefront-orders'
import type { DeskFilters, DeskPage } from '@darnley/contract/workshop-desk'
import type { FittingDay } from '@darnley/contract/workshop-fittings'
import type { WorkshopOrder } from '@darnley/contract/workshop-orders'
import { addDays, addWorkingDays, type Day, dayAt } from '@darnley/domain/turnaround'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fitted, hold, PLACE, type Time, twoTimes } from './support/fittings.ts'
import { type PaidOrder, placePaidOrder } from './support/paid-order.ts'
import { IN_STORE, signIn, signInToWorkshop } from './support/staff.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import { placesOf, visit, type Visitor } from './support/visitor.ts'
import { checkIn } from './support/workshop.ts'

let environment: TestEnvironment
let tailor: Visitor

beforeAll(async () => {
  environment = await startTestEnvironment({
    env: { RATE_LIMIT_A_MINUTE: '0', REMIND_EVERY_MS: '100', REMINDER_HOURS: '0-24' },
  })
  tailor = await signInToWorkshop(environment, 'tailor')
})
afterAll(() => environment.stop())

const AT_POINT = { collection_provider: 'WFLondon' } as const
const TO_FITTING = { collection_provider: 'WFLondon', brought_to_fitting: true } as const

/** Returns a visitor whose basket has these garments, and holds a time if there is one. */
async function shopper(booked: BasketEntry[], time?: Time): Promise<Visitor> {
  const visitor = visit(environment.apiUrl)
  await visitor.fill(booked)
  if (time) await hold(visitor, time)
  return visitor
}

async function bring(time: Time): Promise<PaidOrder> {
  const booked = [await fitted(), await fitted()]
  const visitor = await shopper(booked, time)
  return placePaidOrder(environment, { visitor, booked, checkout: TO_FITTING })
}

async function detailsOf({ visitor, token }: PaidOrder): Promise<OrderDetails> {
  return (await visitor.get<OrderDetails>(`/public/order_details?order_id_token=${token}`)).body
}

async function workshopOrder({ id }: PaidOrder): Promise<WorkshopOrder> {
  return (await tailor.get<WorkshopOrder>(`/workshop/orders/${id}`)).body
}

async function tailorIdOf(): Promise<string> {
  const { body } = await tailor.get<DeskFilters>('/workshop/colleagues')
  return body.tailors[0]?.id ?? ''
}

async function mark(
  order: PaidOrder,
  wanted: 'here' | 'done' | 'absent' | null,
): Promise<FittingDay> {
  const today = dayAt(new Date())
  // Another fitting of today may have its time.
  await environment.query(
    `update fittings set date = $1, seat = (select coalesce(max(seat), 0) + 1 from fittings where date = $1)
     where order_id = $2 and date <> $1`,
    [today, order.id],
  )
  const { version } = await workshopOrder(order)
  const path = `/workshop/orders/${order.id}/fitting/mark`
  const { status, body } = await tailor.post<FittingDay>(path, { body: { version, mark: wanted } })
  expect(status).toBe(200)
  return body
}

describe('a basket whose garments are all fitted in person', () => {
  it('is brought to its fitting: the way there is free and carried by none', async () => {
    const [time] = await twoTimes(environment)
    const order = await bring(time)
    const details = await detailsOf(order)
    expect(details.status).toBe('awaiting_store_dropoff')
    expect(details.amounts).toMatchObject({ delivery: 395, inbound: 0, outbound: 395 })
    expect(details.total_price).toBe(details.amounts.services + 395)
    expect(details.inbound).toMatchObject({
      brought_to_fitting: true,
      delivery_provider: {
        display_name: 'At your fitting',
        point: { name: 'Fitting space London' },
      },
    })
    expect(details.packing_card_url).toBeNull()
    expect(details.royal_mail_label_url).toBeNull()
    const jobs = await environment.query('select 1 from courier_jobs where order_id = $1', [
      order.id,
    ])
    expect(jobs).toEqual([])
  })

  it('is confirmed with the fitting as the first step, and its calendar file', async () => {
    const [time] = await twoTimes(environment)
    const order = await bring(time)
    const [mail] = await environment.mailbox.mailsTo(order.email, 1)
    expect(mail?.text).toMatch(/- Put .* into your calendar\. Fitting space London, 400 Oxford/)
    expect(mail?.text).toContain(`Come to your fitting at ${time.starts_at}`)
    expect(mail?.text).toContain('there is nothing to post')
    expect(mail?.text).not.toMatch(/parcel|packing card|drop-off code|Maison/i)
    const files = mail?.attachments.map(({ filename }) => filename) ?? []
    expect(files.some((name) => /^days-.*\.ics$/.test(name))).toBe(true)
    expect(files.some((name) => /label|packing/i.test(name))).toBe(false)
  })

  it('goes another way where its customer has not asked for this one, as before', async () => {
    const [time] = await twoTimes(environment)
    const booked = [await fitted()]
    const visitor = await shopper(booked, time)
    const order = await placePaidOrder(environment, { visitor, booked })
    expect((await detailsOf(order)).amounts.inbound).toBe(395)
    expect((await detailsOf(order)).inbound.brought_to_fitting).toBe(false)
  })
})

describe('an order that cannot be brought to a fitting', () => {
  const refusalOf = async (
    visitor: Visitor,
    change: Partial<GuestCheckoutV2> = {},
  ): Promise<string[]> => {
    const answer = await visitor.checkOut({ ...TO_FITTING, ...change })
    expect(answer.status).toBe(422)
    expect(placesOf(answer)).toContain('body.brought_to_fitting')
    return (answer.body as unknown as ValidationErrorBody).detail.map(({ msg }) => msg)
  }

  it('has a garment that is not fitted in person', async () => {
    const [time] = await twoTimes(environment)
    const visitor = await shopper([await fitted()], time)
    expect((await visitor.checkOut(TO_FITTING)).status).toBe(200)
    await visitor.fill([await fitted(), await fitted('pin')])
    expect(await refusalOf(visitor)).toEqual([
      'Not everything in your basket is fitted in person: choose how it gets to us',
    ])
    // The same order goes on with a way there, which is charged.
    const { status, body } = await visitor.checkOut()
    expect(status).toBe(200)
    const token = body.order_id_token
    const [row] = await environment.query<{ shipping: number; brought_to_fitting: boolean }>(
      'select shipping, brought_to_fitting from orders where token = $1',
      [token],
    )
    expect(row).toEqual({ shipping: 790, brought_to_fitting: false })
  })

  it('holds no time, or has given it up', async () => {
    const [time] = await twoTimes(environment)
    expect(await refusalOf(await shopper([await fitted()]))).toEqual([
      'No time is kept for your fitting: choose a time, or another way to us',
    ])
    const visitor = await shopper([await fitted()], time)
    await visitor.post('/public/release_fitting', { body: undefined })
    await refusalOf(visitor)
  })

  it('is to be collected, or was taken in a shop', async () => {
    const [time] = await twoTimes(environment)
    const visitor = await shopper([await fitted()], time)
    expect(await refusalOf(visitor, { collection_provider: 'DPD' })).toEqual([
      'Clothes that are brought are not collected',
    ])
    await refusalOf(visitor, { pickup_day: addDays(dayAt(new Date()), 1) })
    const maison = await signIn(environment, 'maison')
    await maison.fill([await fitted()])
    const taken = await maison.checkOut({ ...IN_STORE, brought_to_fitting: true })
    expect(placesOf(taken)).toContain('body.brought_to_fitting')
    const wrong = { ...TO_FITTING, brought_to_fitting: 'yes' as unknown as boolean }
    expect((await visitor.checkOut(wrong)).status).toBe(422)
  })
})

describe('clothes that are brought to their fitting', () => {
  it('are no affair of the shop at a drop-off point', async () => {
    const [time] = await twoTimes(environment)
    const order = await bring(time)
    const maison = await signIn(environment, 'maison')
    const { body } = await maison.get<OrderPage>('/storefront/storefront_orders')
    expect(JSON.stringify(body)).not.toContain(order.id)
    const byToken = `/storefront/order_details_by_token?order_id_token=${order.token}`
    expect((await maison.get(byToken)).status).toBe(404)
  })

  it('stand on the desk with their fitting, which the due day follows', async () => {
    const [first, second] = await twoTimes(environment)
    const order = await bring(first)
    const { way_name: way, due_day: due } = await workshopOrder(order)
    expect(way).toBe('Brought to the fitting')
    const cardOf = async () => {
      const { body } = await tailor.get<DeskPage>('/workshop/desk?view=board&limit=50')
      return body.cards.find(({ id }) => id === order.id)
    }
    expect(await cardOf()).toMatchObject({
      ...{ stage: 'coming', shop: null, brought_to_fitting: true },
      fitting: { date: first.date, starts_at: first.starts_at },
    })
    const later = addWorkingDays(second.date as Day, 3)
    const move = { order_id_token: order.token, place_id: PLACE, starts_at: first.starts_at }
    const moved = await order.visitor.post('/public/move_fitting', {
      body: { ...move, date: later },
    })
    expect(moved.status).toBe(200)
    expect((await cardOf())?.fitting?.date).toBe(later)
    expect((await workshopOrder(order)).due_day?.localeCompare(due ?? '')).toBe(1)
    expect((await detailsOf(order)).fitting?.date).toBe(later)
  })

  it('have a way of their own on the desk, and are none of the drop-offs', async () => {
    const [time] = await twoTimes(environment)
    const order = await bring(time)
    const dropped = await placePaidOrder(environment, { checkout: AT_POINT })
    const listed = async (query: string): Promise<string[]> => {
      const { status, body } = await tailor.get<DeskPage>(
        `/workshop/desk?view=list&limit=100&${query}`,
      )
      expect([status, body.counts.all]).toEqual([200, body.cards.length])
      return body.cards.map(({ id }) => id)
    }
    const [fittings, drops] = await Promise.all([listed('way=fitting'), listed('way=drop_off')])
    expect([fittings.includes(order.id), fittings.includes(dropped.id)]).toEqual([true, false])
    expect([drops.includes(order.id), drops.includes(dropped.id)]).toEqual([false, true])
    const ofShop = await listed('shop=maison-vale')
    expect([ofShop.includes(order.id), ofShop.includes(dropped.id)]).toEqual([false, true])
    expect(await listed('shop=maison-vale&way=fitting')).toEqual([])
    const mine = await tailorIdOf()
    await environment.query('update orders set tailor_ids = array[$2::uuid] where id = $1', [
      order.id,
      mine,
    ])
    expect(await listed(`way=fitting&tailor=${mine}`)).toEqual([order.id])
    expect((await tailor.get('/workshop/desk?way=at_fitting')).status).toBe(422)
  })

  it('reach the shop that hands them back as what they are', async () => {
    const [time] = await twoTimes(environment)
    const booked = [await fitted()]
    const visitor = await shopper(booked, time)
    const checkout = { ...TO_FITTING, dropoff_provider: 'WFLondon' } as const
    const order = await placePaidOrder(environment, { visitor, booked, checkout })
    const maison = await signIn(environment, 'maison')
    const { body } = await maison.get<OrderPage>('/storefront/storefront_orders')
    expect(body.orders.find(({ _id }) => _id === order.id)).toMatchObject({
      brought_to_fitting: true,
    })
    expect(body.orders.find(({ _id }) => _id !== order.id)?.brought_to_fitting ?? false).toBe(false)
  })

  it('are handed over when they were pinned, whatever is marked later, and can be checked in', async () => {
    const [time] = await twoTimes(environment)
    const order = await bring(time)
    const isHandedOver = async (wanted: 'here' | 'done' | null) => {
      const { fittings } = await mark(order, wanted)
      return fittings.find((each) => each.order?.id === order.id)?.order?.is_handed_over
    }
    expect(await isHandedOver('here')).toBe(false)
    expect((await detailsOf(order)).status).toBe('awaiting_store_dropoff')
    expect(await isHandedOver('done')).toBe(true)
    expect(await isHandedOver(null)).toBe(true)
    expect((await detailsOf(order)).status).toBe('awaiting_pickup')
    expect((await detailsOf(order)).packing_card_url).toBeNull()
    expect((await checkIn(tailor, { id: order.id })).status).toBe(200)
    expect((await detailsOf(order)).status).toBe('arrived_at_darnley')
  })

  it('whose customer did not come are asked for, and the mail says what to do', async () => {
    const [time] = await twoTimes(environment)
    const [order, seen] = [await bring(time), await bring(time)]
    await environment.mailbox.mailsTo(order.email, 1)
    await mark(seen, 'here')
    await mark(order, 'absent')
    await environment.query(
      `update order_status_changes set at = now() - interval '30 days' where order_id = any($1)`,
      [[order.id, seen.id]],
    )
    await environment.query(
      'update fittings set date = current_date - 4 where order_id = any($1)',
      [[order.id, seen.id]],
    )
    const mails = await environment.mailbox.mailsTo(order.email, 2)
    const reminder = mails.find(({ subject }) => subject.includes('still to be fitted'))
    expect(reminder?.text).toContain('Answer this e-mail, or call us, and we find another time.')
    expect(await environment.mailbox.mailsTo(seen.email, 1)).toHaveLength(1)
  })

  it('are asked for no fitting once the order is cancelled', async () => {
    const [time] = await twoTimes(environment)
    const order = await bring(time)
    const body = { order_id_token: order.token }
    expect((await order.visitor.post('/public/cancel_order', { body })).status).toBe(200)
    expect(await detailsOf(order)).toMatchObject({ status: 'cancelled', fitting: null })
  })
})
