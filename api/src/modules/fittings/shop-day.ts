import type { ShopFittingDay } from '@darnley/contract/storefront-fittings'
import type { MarkedFitting } from '@darnley/contract/workshop-fittings'
import type { z } from 'zod'
import { notFound } from '#src/lib/http-error.ts'
import { fittingDay } from './day.ts'
import type { WithFittings } from './hold.ts'
import type { Services } from '#src/services.ts'
import { markFittingOf } from './mark.ts'
import { fittingRepository } from './repository.ts'
import { fittingPlacesOf, viewPlace } from './rules.ts'

interface Asked {
  readonly storefrontId: string
  readonly date: string | undefined
  readonly placeId: string | undefined
}

/**
 * Returns the fittings of a day in a place of a shop, the first by default, without what its staff need not know of
 * orders that are not its own. @throws HttpError 404 for any other place
 */
export async function shopFittingDay(
  services: WithFittings,
  { storefrontId, date, placeId }: Asked,
): Promise<ShopFittingDay> {
  const own = fittingPlacesOf(await services.decisions.studios.current()).filter(
    ({ partner }) => partner === storefrontId,
  )
  const wanted = placeId === undefined ? own[0] : own.find(({ id }) => id === placeId)
  if (!wanted && placeId !== undefined) throw notFound('Place')
  const day = await fittingDay(services, { date, placeId: wanted?.id })
  return {
    places: own.map(viewPlace),
    place_id: wanted?.id ?? null,
    date: day.date,
    fittings: wanted ? day.fittings : [],
  }
}

interface Marking extends z.infer<typeof MarkedFitting> {
  /** Of the fitting. */
  readonly id: string
  readonly storefrontId: string
  /** staff:<id> */
  readonly actor: string
}

/** Marks a fitting in a place of a shop. @throws HttpError 404 for one in any other place, 409 */
export async function markInShop(
  services: WithFittings & Pick<Services, 'config'>,
  { id, storefrontId, ...marking }: Marking,
): Promise<ShopFittingDay> {
  const fitting = await fittingRepository(services.db).byId(id)
  if (!fitting?.orderId) throw notFound('Fitting')
  const asked = { storefrontId, date: fitting.date, placeId: fitting.placeId }
  // Refuses a place of another shop before anything is changed.
  await shopFittingDay(services, asked)
  await markFittingOf(services, { ...marking, id: fitting.orderId })
  return shopFittingDay(services, asked)
}
