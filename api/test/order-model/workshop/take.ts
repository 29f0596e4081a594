import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Model, ModelOrder } from '../model.ts'
import { capture, type Shop } from '../shop.ts'
import type { WorkshopAction } from './actions.ts'
import * as bench from './bench.ts'
import * as book from './book.ts'
import { type Desk, openDesk } from './desk.ts'
import { noteGiven } from './log.ts'
import {
  answer,
  changeMoney,
  checkIn,
  findLater,
  moneyOf,
  orderOf,
  passTime,
  sendBack,
  work,
} from './staff.ts'

interface Run {
  readonly shop: Shop
  readonly model: Model
  readonly orders: ReadonlyMap<string, ModelOrder>
}

type Of<Type extends WorkshopAction['type']> = Extract<WorkshopAction, { type: Type }>
type InHand = Desk & { readonly shop: Shop; readonly order: ModelOrder }

/** Takes an action with one of the placed orders, and compares it with its book and bench afterwards. */
export async function takeAtWorkshop({ shop, orders }: Run, action: WorkshopAction): Promise<void> {
  const placed = [...orders].filter(([, { state }]) => state === 'placed')
  const [token, order] = placed[action.which % placed.length] ?? []
  if (!token || !order) return
  order.desk ??= await openDesk(shop.staff, { token, order })
  await act({ ...order.desk, shop, order }, action)
  await compare(shop, order.desk)
}

async function act(desk: InHand, action: WorkshopAction): Promise<void> {
  switch (action.type) {
    case 'check-in':
      return arrive(desk, action)
    case 'work':
      return doWork(desk, action)
    case 'settle-missing':
      return settleMissing(desk, action)
    case 'send-back':
      return send(desk)
    case 'propose':
      return propose(desk, action)
    case 'agree':
      return agree(desk, action)
    case 'refuse':
      return refuse(desk)
    case 'withdraw':
      return withdraw(desk)
    case 'silence':
      return letPass(desk)
    case 'refund':
      return refund(desk, action)
    case 'cancel':
      return cancel(desk, action)
  }
}

/** The order is where its garments are, and costs what was agreed. */
async function compare({ staff }: Shop, desk: Desk): Promise<void> {
  const { proof } = await moneyOf(staff, desk.id)
  const { total, held } = desk.book
  expect({ ...proof, goodwill: undefined }).toMatchObject({ total, held, owed: 0 })
  const { status } = await orderOf(staff, desk.id)
  if (desk.book.isCancelled) expect(status).toBe('cancelled')
  else if (desk.bench.at !== 'coming') expect(status).toBe(bench.statusOf(desk.bench))
}

async function arrive({ shop, ...desk }: InHand, { missing }: Of<'check-in'>): Promise<void> {
  const { status } = await checkIn(shop.staff, { id: desk.id, missing })
  const isExpected = desk.bench.at === 'coming' && !desk.book.isCancelled
  expect(status).toBe(isExpected ? 200 : 409)
  if (!isExpected) return
  desk.bench.at = 'arrived'
  const { garments } = await orderOf(shop.staff, desk.id)
  const lines = [...desk.book.prices.keys()]
  desk.bench.garments = garments.map(({ id, number, work: { length } }) => ({
    ...{ id: id ?? '', lines: lines.splice(0, length) },
    tasks: Array.from({ length: length + 1 }, () => null),
    found: missing && number === 1 ? 'missing' : 'here',
  }))
  expect(lines).toEqual([])
  follow(desk)
}

async function doWork({ shop, ...desk }: InHand, { by }: Of<'work'>): Promise<void> {
  const garment = bench.nextGarment(desk.bench)
  if (!garment) return
  const { status } = await work(shop.staff, { garment: garment.id, by })
  const isAllowed = bench.mayDo(desk.bench, { garment, by })
  expect(status).toBe(isAllowed ? 200 : 409)
  if (isAllowed) garment.tasks[bench.nextTask(desk.bench, garment)] = by
  follow(desk)
}

async function settleMissing(
  { shop, ...desk }: InHand,
  { found }: Of<'settle-missing'>,
): Promise<void> {
  const garment = bench.missingGarment(desk.bench)
  if (!garment) return
  const { status } = await findLater(shop.staff, { garment: garment.id, found })
  expect(status).toBe(200)
  garment.found = found
  follow(desk)
}

async function send({ shop, ...desk }: InHand): Promise<void> {
  const next = bench.stepBack(desk.bench)
  const { status } = await sendBack(shop.staff, { id: desk.id, step: next?.step ?? 'hand_over' })
  expect(status).toBe(next ? 200 : 409)
  if (next) desk.bench.at = next.to
}

async function propose(
  { shop, ...desk }: InHand,
  { line, kind, by }: Of<'propose'>,
): Promise<void> {
  const lines = [...desk.book.prices]
  const [lineId = '', price = 0] = lines[line % lines.length] ?? []
  const isLeftOut = kind === 'less' ? price < 2 : kind === 'not_possible' && price === 0
  const isTooLittle = kind === 'more' && by < 30 && !desk.book.isFree
  const to = { more: price + by, less: Math.max(1, price - by), not_possible: 0 }[kind]
  const { status, body } = await changeMoney(shop.staff, {
    id: desk.id,
    action: 'proposals',
    body: {
      ...{ line_id: lineId, kind, reason: 'The lining is sewn in.' },
      ...(kind === 'not_possible' ? {} : { new_price: to }),
    },
  })
  const isAsked = desk.book.open.some((one) => one.line === lineId)
  const isOpen = bench.isOpen(desk.bench) && !desk.book.isCancelled
  if (isLeftOut) return expect(status).toBe(422)
  if (!isOpen || isTooLittle || isAsked) {
    expect(status).toBe(isOpen && isTooLittle ? 422 : 409)
    return
  }
  expect({ status, body }).toMatchObject({ status: 200 })
  const id = body.proposals[0]?.id ?? ''
  desk.book.open.push({ id, line: lineId, kind, to, isCaptured: false })
}

/** A higher price is agreed once its payment is known. */
async function agree({ shop, ...desk }: InHand, { pays }: Of<'agree'>): Promise<void> {
  const [price] = desk.book.open
  if (!price) return
  shop.log.agreeing.add(price.id)
  const said = { token: desk.token, proposal: price.id, answer: 'agree' } as const
  const { status, body } = await answer(shop.staff, said)
  expect(status).toBe(200)
  const isToPay = price.kind === 'more' && !desk.book.isFree
  expect(body.client_secret !== null).toBe(isToPay && !price.isCaptured)
  if (!isToPay || price.isCaptured) return close(desk, price, 'agreed')
  if (!pays || body.client_secret === null) return
  const paid = { token: desk.token, proposal: price.id, secret: body.client_secret }
  price.isCaptured = (await capture(shop, paid)) !== null
}

async function refuse({ shop, ...desk }: InHand): Promise<void> {
  const [price] = desk.book.open
  if (!price) return
  const said = { token: desk.token, proposal: price.id, answer: 'refuse' } as const
  const { status } = await answer(shop.staff, said)
  expect(status).toBe(price.kind === 'not_possible' ? 422 : 200)
  if (status === 200) close(desk, price, 'refused')
}

async function withdraw({ shop, ...desk }: InHand): Promise<void> {
  const [price] = desk.book.open
  if (!price) return
  const { status } = await changeMoney(shop.staff, {
    ...{ id: desk.id, action: `proposals/${price.id}/withdraw`, body: {} },
  })
  expect(status).toBe(200)
  close(desk, price, 'withdrawn')
}

async function letPass({ shop, ...desk }: InHand): Promise<void> {
  const [price] = desk.book.open
  if (!price) return
  await passTime(shop.staff, price.id)
  close(desk, price, price.isCaptured ? 'agreed' : 'silence')
}

async function refund({ shop, ...desk }: InHand, { what, part }: Of<'refund'>): Promise<void> {
  const parts = [...desk.book.prices.keys(), ...desk.book.extras.keys()]
  const chosen = parts[part % parts.length] ?? ''
  const { held } = desk.book
  const amount = 1 + (part % Math.max(1, held))
  const left = what === 'parts' ? book.leftOf(desk.book, chosen) : what === 'all' ? held : amount
  const wanted = { parts: { parts: [chosen] }, amount: { amount }, all: {} }[what]
  const { status } = await changeMoney(shop.staff, {
    ...{ id: desk.id, action: 'refunds' },
    body: { key: randomUUID(), what: { type: what, ...wanted }, reason: 'The courier came late.' },
  })
  expect(status).toBe(held === 0 || left === 0 ? 422 : 200)
  if (status !== 200) return
  noteGiven(shop.log, { id: desk.id, amount: left })
  book.giveBack(desk.book, [{ part: what === 'parts' ? chosen : null, amount: left }])
}

async function cancel({ shop, order, ...desk }: InHand, { keeps }: Of<'cancel'>): Promise<void> {
  const { held } = desk.book
  const keep = keeps ? Math.min(held, 100) : 0
  const { status } = await changeMoney(shop.staff, {
    ...{ id: desk.id, action: 'cancel' },
    body: {
      ...{ key: randomUUID(), reason: 'You asked us to.' },
      money: keep > 0 ? { type: 'keep', amount: keep } : { type: 'refund_all' },
    },
  })
  const isPossible = desk.bench.at === 'coming' && !desk.book.isCancelled
  expect(status).toBe(isPossible ? 200 : 409)
  if (!isPossible) return
  book.cancel(desk.book, keep)
  if (order.basket.last === order) order.basket.last = null
}

/** What a captured difference means once the api learns of it. */
export function learnOfDifference(order: ModelOrder, proposal: string): void {
  const price = order.desk?.book.open.find(({ id }) => id === proposal)
  if (order.desk && price) close(order.desk, price, 'agreed')
}

function close(desk: Desk, price: book.OpenPrice, how: book.Answer): void {
  book.close(desk.book, price, how)
  follow(desk)
}

function follow({ bench: at, book: { open, prices } }: Desk): void {
  bench.leaveOut(at, new Set([...prices].flatMap(([line, price]) => (price === 0 ? [line] : []))))
  bench.follow(at, { waits: open.length > 0 })
}
