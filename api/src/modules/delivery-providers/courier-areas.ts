import type { DeliveryProviderCode } from '@darnley/contract/delivery-providers'
import type { PartnerConfig } from '#src/config-partners.ts'
import type { Decisions } from '#src/modules/content/decisions.ts'

export interface WithAreas {
  readonly decisions: Pick<Decisions, 'deliveryAreas'>
}

/** Returns where the bicycle courier rides. @throws HttpError 503 while no areas are known */
export async function courierAreasOf({ decisions }: WithAreas): Promise<string[]> {
  const areas = await decisions.deliveryAreas.current()
  return areas
    .filter(({ sameDayCourier }) => sameDayCourier)
    .flatMap(({ postcodeAreas }) => postcodeAreas)
}

/** What decides about all ways, whatever the order. */
export interface Reach {
  /** Where the bicycle courier rides. */
  readonly courierAreas: readonly string[]
  /** Ways of couriers without a contract. */
  readonly notOffered: readonly DeliveryProviderCode[]
}

/** @throws HttpError 503 while no areas are known */
export async function reachOf({
  config,
  ...known
}: WithAreas & { readonly config: Pick<PartnerConfig, 'couriers'> }): Promise<Reach> {
  return {
    courierAreas: await courierAreasOf(known),
    notOffered: config.couriers.notOffered,
  }
}
