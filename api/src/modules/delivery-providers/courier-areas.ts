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
