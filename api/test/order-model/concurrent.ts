import type { Action } from './actions.ts'
import { finish } from './finish.ts'
import {
  changeOf,
  checkOut,
  observe,
  openShop,
  pay,
  reconcile,
  sendEvent,
  validate,
  write,
  type Shop,
} from './shop.ts'
import { isOfWorkshop } from './workshop/actions.ts'
import { attemptAtWorkshop } from './workshop/attempt.ts'
import type { Staff } from './workshop/staff.ts'

/** Runs the actions of each group concurrently and checks the invariants, whatever their order. */
export async function runConcurrently(
  staff: Staff,
  groups: readonly (readonly Action[])[],
): Promise<void> {
  const shop = openShop(staff)
  for (const group of groups) await Promise.all(group.map((action) => take(shop, action)))
  await finish(shop)
}

export async function take(shop: Shop, action: Action): Promise<unknown> {
  const { places, captured, tokens } = shop
  if (isOfWorkshop(action)) return attemptAtWorkshop(shop, action)
  switch (action.type) {
    case 'observe':
      return (places[action.at].basket = await observe(places[action.at]))
    case 'clear':
      return places[action.at].visitor.post('/public/clear_basket')
    case 'check-out':
    case 'check-out-free':
      return checkOut(shop, action)
    case 'pay':
      return pay(shop, action.at)
    case 'send-event': {
      const payment = captured[action.which % captured.length]
      return payment && sendEvent(shop, payment)
    }
    case 'validate':
    case 'reconcile': {
      const token = tokens[action.which % tokens.length]
      return token && (action.type === 'validate' ? validate : reconcile)(shop, token)
    }
    default:
      return write(places[action.at], await changeOf(shop, action))
  }
}
