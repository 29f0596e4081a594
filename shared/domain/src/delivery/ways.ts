import type { DeliveryProviderCode, DropOffPoint } from '@darnley/contract/delivery-providers'
import { isDropOffPoint } from './drop-off-points.ts'

/** What a customer does to hand clothes over: wait for them to be collected, bring a parcel to a counter, or the clothes. */
export type WayGroup = 'door' | 'nearby' | 'drop-off'

export const wayGroups: readonly WayGroup[] = ['door', 'nearby', 'drop-off']

const COLLECTED: ReadonlySet<DeliveryProviderCode> = new Set(['RMTracked24Collection', 'Evermile'])

/** Slower, or insured for what few garments are worth. */
const SELDOM: ReadonlySet<DeliveryProviderCode> = new Set([
  'RMTracked48',
  'RMSpecialGND1000',
  'RMSpecialGND2500',
])

export function wayGroupOf(code: DeliveryProviderCode): WayGroup {
  if (COLLECTED.has(code)) return 'door'
  return isDropOffPoint(code) ? 'drop-off' : 'nearby'
}

/** A provider as it is offered. */
export interface OfferedWay {
  readonly name: DeliveryProviderCode
  readonly point?: Pick<DropOffPoint, 'miles'> | undefined
}

export interface ArrangedWays<Way> {
  readonly groups: readonly { readonly group: WayGroup; readonly ways: readonly Way[] }[]
  /** Ways that few customers need. */
  readonly more: readonly Way[]
}

/** Arranges ways to the workshop in groups, drop-off points by distance; groups without any are left out. */
export function arrangeInbound<Way extends OfferedWay>(ways: readonly Way[]): ArrangedWays<Way> {
  const usual = ways.filter(({ name }) => !SELDOM.has(name))
  const groups = wayGroups.map((group) => ({
    group,
    ways: usual
      .filter(({ name }) => wayGroupOf(name) === group)
      .toSorted((one, other) => milesOf(one) - milesOf(other)),
  }))
  return {
    groups: groups.filter((each) => each.ways.length > 0),
    more: ways.filter(({ name }) => SELDOM.has(name)),
  }
}

/** So near that a walk is easier than a parcel. */
const NEAR_MILES = 1

/** Returns the way to the workshop that suits most customers: a drop-off point around the corner, else a collection. */
export function suggestInbound<Way extends OfferedWay>(ways: readonly Way[]): Way | null {
  const [nearest] = ways
    .filter(({ name }) => isDropOffPoint(name))
    .toSorted((one, other) => milesOf(one) - milesOf(other))
  if (nearest && milesOf(nearest) <= NEAR_MILES) return nearest
  return ways.find(({ name }) => name === 'RMTracked24Collection') ?? ways[0] ?? null
}

/** Returns the way back that goes with a way there: the same one, where it is offered. */
export function suggestOutbound<Way extends OfferedWay>(
  inbound: DeliveryProviderCode,
  ways: readonly Way[],
): Way | null {
  const wanted = inbound === 'RMTracked24Collection' ? 'RMTracked24' : inbound
  return ways.find(({ name }) => name === wanted) ?? ways[0] ?? null
}

/** A distance that is not known sorts last. */
function milesOf({ point }: OfferedWay): number {
  return point?.miles ?? Number.MAX_SAFE_INTEGER
}
