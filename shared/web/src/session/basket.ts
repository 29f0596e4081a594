import { createClient, isApiError, onConnectionBack } from '#src/client/client.ts'
import type { Basket, BasketConflict, BasketEntry } from '@darnley/contract/basket'
import type { DiscountResponse } from '@darnley/contract/discounts'
import { atom, computed } from '#src/stores/stores.ts'
import {
  applyChange,
  type BasketChange,
  forget,
  keep,
  keptBefore,
  type Waiting,
} from './basket-changes.ts'
import { otherTabs } from './other-tabs.ts'

export interface BasketState {
  readonly status: 'loading' | 'ready' | 'failed'
  /** What the user sees: the server's entries with the pending changes applied. */
  readonly entries: readonly BasketEntry[]
  readonly server: Basket
  /** Changes that the server has not confirmed yet. */
  readonly pending: number
}

const emptyBasket: Basket = {
  version: 0,
  basket: [],
  discount_code: null,
  discount_amount: null,
  express_price: 0 as Basket['express_price'],
}

const initial: BasketState = { status: 'loading', entries: [], server: emptyBasket, pending: 0 }

/** The basket of this visitor, the same in host and remotes. */
export const $basket = atom<BasketState>(initial)

/** The number of services in the basket, which the header shows (section 2.1). */
export const $serviceCount = computed($basket, ({ entries }) =>
  entries.reduce((count, entry) => count + entry.serviceDetails.length, 0),
)

const client = createClient({ credentials: true })
let changes: Waiting[] = keptBefore()
/** Requests run one at a time, so responses arrive in order. */
let queue: Promise<void> = Promise.resolve()
let retry: ReturnType<typeof setTimeout> | undefined
/** What one tab stores, the others fetch at once (F25). */
const tabs = otherTabs('basket', () => {
  refreshBasket().catch(() => undefined)
})

/** Milliseconds before unsent changes are sent again. */
const retryDelay = 15_000

/** Fetches the basket (section 4.2: on each URL change). Rejects with an ApiError when that fails. */
export function refreshBasket(): Promise<void> {
  return enqueue(async () => {
    show(await client.call('GET /public/get_basket'))
    await sendAll()
  })
}

/**
 * Shows a change at once and then posts it (section 4.2). Without a connection the change is kept, counts as `pending`
 * and is sent when the connection returns. Rejects with an ApiError when it is refused.
 */
export function changeBasket(change: BasketChange): Promise<void> {
  const waiting = keep(change)
  changes = [...changes, waiting]
  show($basket.get().server)
  return enqueue(() => sendAll(waiting))
}

onConnectionBack(() => void enqueue(() => sendAll()))

/** Refreshes the basket in all tabs after an order: the api has removed the ordered lines. */
export function basketWasOrdered(): Promise<void> {
  tabs.broadcast()
  return refreshBasket()
}

/** Clears the basket on this device, including unsent changes; the api has emptied its own. */
export function forgetBasket(): void {
  changes = []
  show(emptyBasket)
  refreshBasket().catch(() => undefined)
}

/**
 * Asks the api to apply a discount code to the basket; an empty code removes the current one. Resolves, not rejects,
 * when a code is invalid.
 */
export function applyDiscount(code: string): Promise<DiscountResponse> {
  return enqueue(async () => {
    const query = { discount_code: code }
    const answer = await client.call('POST /public/payload_basket_discount', { query })
    show(await client.call('GET /public/get_basket'))
    tabs.broadcast()
    return answer
  })
}

/**
 * Adds the entries of an abandoned basket to this visitor's, limited to those that the customer was shown. Rejects
 * with 'Not Found' for an unknown id.
 */
export async function restoreAbandonedBasket(id: string, shown?: readonly string[]): Promise<void> {
  const { basket } = await client.call('GET /public/abandoned_basket', { query: { id } })
  const wanted = basket.filter((entry) => shown?.includes(entry.id) ?? true)
  await Promise.all(wanted.map((entry) => changeBasket({ type: 'add-entry', entry })))
}

function enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
  const result = queue.then(task)
  queue = result.then(
    () => undefined,
    () => {
      if ($basket.get().status === 'loading') $basket.set({ ...$basket.get(), status: 'failed' })
    },
  )
  return result
}

/** Answers that say nothing of a change: too many people, or a part that is away. */
const passing = [429, 502, 503, 504]

/**
 * Sends pending changes in order. Rejects only for the caller's own change. What no caller waits for any more is sent
 * later when it meets an answer that passes.
 */
async function sendAll(mine?: Waiting): Promise<void> {
  for (const waiting of changes) {
    try {
      await post(waiting)
    } catch (error) {
      if (isApiError(error)) {
        const isPassing = 'status' in error && passing.includes(error.status) && waiting !== mine
        if (isPassing || error.code === 'Network Error') return sendLater()
      }
      drop(waiting)
      if (waiting === mine) throw error
      console.error('A change of the basket was refused.', error)
    }
  }
}

function sendLater(): void {
  clearTimeout(retry)
  retry = setTimeout(() => void enqueue(() => sendAll()), retryDelay)
}

/** Posts a change; on a conflict, retries it on the current basket from the response. */
async function post(waiting: Waiting, attempts = 3): Promise<void> {
  if (!changes.includes(waiting)) return
  const { server } = $basket.get()
  try {
    const basket = applyChange(server.basket, waiting.change)
    const body = { version: server.version, basket }
    const stored = await client.call('POST /public/update_basket', { body })
    drop(waiting, stored)
    tabs.broadcast()
  } catch (error) {
    const isConflict = isApiError(error) && 'status' in error && error.status === 409
    if (!isConflict || attempts === 1) throw error
    show((error.body as BasketConflict).current)
    await post(waiting, attempts - 1)
  }
}

function drop(waiting: Waiting, server: Basket = $basket.get().server): void {
  changes = changes.filter((other) => other !== waiting)
  forget(waiting)
  show(server)
}

function show(server: Basket): void {
  const entries = changes.reduce<BasketEntry[]>(
    (applied, { change }) => applyChange(applied, change),
    server.basket,
  )
  $basket.set({ status: 'ready', entries, server, pending: changes.length })
}
