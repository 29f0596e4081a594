import type { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import type {
  DeskNote,
  DeskPart,
  DeskStage,
  DeskWay,
  DeskWayIn,
} from '@darnley/contract/workshop-desk'
import { FITTING_CHANNEL } from '#src/modules/orders/fitting-channel.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { HELD } from '#src/modules/orders/transitions.ts'

const ways: Readonly<Record<DeliveryProviderCode, DeskWay>> = {
  RMTracked24Collection: 'royal_mail',
  RMTracked24: 'royal_mail',
  RMTracked48: 'royal_mail',
  RMSpecialGND1000: 'royal_mail',
  RMSpecialGND2500: 'royal_mail',
  DPD: 'dpd',
  Evermile: 'evermile',
  WFLondon: 'drop_off',
  WFStratford: 'drop_off',
  Onfleet: 'shop',
  SFOnfleet: 'shop',
}

type Routed = Pick<
  Order,
  'storefrontId' | 'collectionProvider' | 'dropoffProvider' | 'broughtToFitting'
>

/** Returns how the clothes of an order come: what a shop took comes from the shop, by whatever service. */
export function wayOf({
  storefrontId,
  collectionProvider,
}: Pick<Routed, 'storefrontId' | 'collectionProvider'>): DeskWay {
  return storefrontId === null ? ways[collectionProvider] : 'shop'
}

export function wayBackOf({ dropoffProvider }: Pick<Routed, 'dropoffProvider'>): DeskWay {
  return ways[dropoffProvider]
}

/** A partner shop with its drop-off points of the web. */
export interface Shop {
  readonly id: string
  readonly name: string
  readonly points: readonly DeliveryProviderCode[]
}

/** Returns the shop that took an order or whose drop-off point it passes through. */
export function shopOf(order: Routed, shops: readonly Shop[]): Shop | null {
  const { storefrontId, broughtToFitting, dropoffProvider } = order
  const collectionProvider = broughtToFitting ? null : order.collectionProvider
  const found =
    storefrontId === null
      ? shops.find(({ points }) =>
          points.some((point) => point === collectionProvider || point === dropoffProvider),
        )
      : shops.find(({ id }) => id === storefrontId)
  return found ?? null
}

/**
 * Returns the channels (db/order-conditions.ts) of orders that come this way and through this shop; null for all. A
 * shop's are the orders that it took or that are brought to its drop-off points.
 */
export function channelsOf(
  { way, shop }: { readonly way: DeskWayIn | undefined; readonly shop: string | undefined },
  shops: readonly Shop[],
): readonly string[] | null {
  const providers = Object.entries(ways).flatMap(([code, its]) => (its === way ? [code] : []))
  const others = way === 'shop' ? shops.map(({ id }) => id) : []
  const byWay = way === 'fitting' ? [FITTING_CHANNEL] : [...others, ...providers]
  const byShop = shops.flatMap(({ id, points }) => (id === shop ? [id, ...points] : []))
  if (shop === undefined) return way === undefined ? null : byWay
  return way === undefined ? byShop : byShop.filter((channel) => byWay.includes(channel))
}

export const allStages: readonly DeskStage[] = [
  'coming',
  'arrived',
  'in_work',
  'with_customer',
  'to_send_back',
  'on_its_way',
]

const stagesInHouse: readonly DeskStage[] = ['arrived', 'in_work', 'with_customer']

/** Whether an order in this stage can belong to the part: nothing is due once it is on its way back. */
export function canBe(part: DeskPart | undefined, stage: DeskStage): boolean {
  if (part === 'no_tailor') return stagesInHouse.includes(stage)
  return part === undefined || part === 'express' || stage !== 'on_its_way'
}

interface Wanted {
  readonly view: 'board' | 'list'
  readonly stage: DeskStage | undefined
  readonly part: DeskPart | undefined
}

/** Returns the stages of a page. A list of all is of what is due; a board has every stage. */
export function stagesOf({ view, stage, part }: Wanted): readonly DeskStage[] {
  const isWanted = (one: DeskStage): boolean =>
    stage === undefined ? view === 'board' || one !== 'on_its_way' : one === stage
  return allStages.filter((one) => isWanted(one) && canBe(part, one))
}

const failedDelivery = /^(?:customer_pickup_failed|delivery_to_.+_failed|customer_delivery_failed)$/

/** Returns what the card of an order says first. */
export function noteOf(
  order: Pick<Order, 'status' | 'heldFrom' | 'waitsForCustomer'>,
  { hasLabel }: { readonly hasLabel: boolean },
): DeskNote | null {
  const { status, heldFrom, waitsForCustomer } = order
  if (failedDelivery.test(heldFrom ?? status)) return 'courier_failed'
  if (status === HELD) return 'attention'
  if (status === 'awaiting_store_collection') return 'on_the_shelf'
  if (status === 'awaiting_delivery') return hasLabel ? 'label_printed' : null
  return waitsForCustomer ? 'asked' : null
}
