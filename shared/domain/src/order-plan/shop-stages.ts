import type { InStoreType } from '@darnley/contract/checkout'
import type { OrderDetails } from '@darnley/contract/orders'
import { TURNAROUND_DAYS } from '#src/turnaround/promised-days.ts'
import { dayReached } from './reached.ts'
import { RANK, stage, type Stage } from './stage.ts'
import type { StageContext } from './stage-context.ts'
import { back, dispatch, work } from './web-stages.ts'

/** Returns the stages of an order that was taken in a shop, where the clothes are handed over. */
export function shopStages(context: StageContext): Stage[] {
  const { order } = context.facts
  const kind = order.store?.in_store_type ?? 'return_to_store'
  return [
    handOver(context, kind),
    { ...work(context), ...(kind === 'complete_in_store' ? workInShop(context) : {}) },
    ...(kind === 'return_to_customer' ? [dispatch(context), back(context)] : [ready(context)]),
  ]
}

const afterwards: Readonly<Record<InStoreType, string>> = {
  complete_in_store: 'They stay in the shop, where the work is done.',
  return_to_store: 'The shop hands them over to our courier.',
  return_to_customer: 'The shop hands them over to our courier.',
}

function handOver({ facts, reached }: StageContext, kind: InStoreType): Stage {
  const { order, today } = facts
  const isWaited = reached <= RANK.ready
  return stage({
    ...{ name: 'hand-over', rank: isWaited ? RANK.ready : RANK.travelling, isBy: false },
    ...{ day: isWaited ? today : null, hasCode: isWaited },
    title: isWaited ? 'Leave your items in the shop' : 'Your items are in the shop',
    text: isWaited
      ? `Show your code there, or tell your order number ${order.collection_ref}. ${afterwards[kind]}`
      : afterwards[kind],
    reached: { title: 'Handed over in the shop', day: dayReached(RANK.travelling, facts) },
  })
}

function workInShop({ facts, days }: StageContext): Pick<Stage, 'day' | 'text'> {
  return {
    day: days.dispatched,
    text: `The work is done within ${turnaround(facts.order)} working days.`,
  }
}

function turnaround({ express }: OrderDetails): number {
  return express ? TURNAROUND_DAYS.express : TURNAROUND_DAYS.standard
}

function ready({ facts, days, reached }: StageContext): Stage {
  const isReady = reached === RANK.back
  return stage({
    ...{ name: 'back', rank: RANK.back, day: isReady ? null : days.back },
    title: isReady ? 'Ready to collect' : 'Ready in the shop',
    text: isReady
      ? `They wait for you in the shop. Bring your order number ${facts.order.collection_ref}.`
      : 'We e-mail you as soon as you can collect your items from the shop.',
    reached: { title: 'Back with you', day: dayReached(RANK.over, facts) },
  })
}
