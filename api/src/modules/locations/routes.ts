import type { FastifyInstance } from 'fastify'
import {
  locationCheck,
  type LocationCheck,
  locationCheckV2,
  shifts,
} from '@darnley/contract/locations'
import { notFound } from '#src/lib/http-error.ts'
import { findPostcode } from '@darnley/contract/text/postcode'
import { shownTo } from '#src/modules/content/drafts.ts'
import { findFittingPlace, freeTimes } from '#src/modules/fittings/hold.ts'
import { reachOf } from '#src/modules/delivery-providers/courier-areas.ts'
import { offeredProviders } from '#src/modules/delivery-providers/rules.ts'
import { withPoints } from '#src/modules/places/points.ts'
import { siteFees } from '#src/modules/fees/site-fees.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { areaAt, weeklyShifts } from './areas.ts'
import { inLondon, later, readAsOf, shiftsFrom } from './rules.ts'

export function locationRoutes(app: FastifyInstance, services: Services): void {
  const { db, config } = services

  serve(app, {
    route: locationCheck,
    handler: ({ query }, { request }) => check(shownTo(request, services), query.address),
  })

  serve(app, {
    route: locationCheckV2,
    handler: async ({ query }, { request }) => {
      const { decisions, places, site } = shownTo(request, services)
      const location = await check({ decisions }, query.address)
      const storefront = await site()
      const reach = await reachOf({ decisions, config })
      const asker = { address: location.postcode, storefront, ...reach }
      const offered = offeredProviders(asker, await siteFees({ decisions }, storefront))
      return {
        ...location,
        delivery_providers: await withPoints(places, {
          providers: offered,
          postcode: location.postcode,
        }),
      }
    },
  })

  serve(app, {
    route: shifts,
    handler: async ({ query }, { request }) => {
      const { decisions } = shownTo(request, services)
      const { area_code: code = null, as_of: asOf, place_id: placeId } = query
      if (placeId !== undefined) {
        const studio = await findFittingPlace({ decisions }, placeId)
        return freeTimes(db, studio, later(readAsOf(asOf, new Date()), inLondon(new Date())))
      }
      const areas = await decisions.deliveryAreas.current()
      if (code !== null && !areas.some(({ id }) => id === code)) throw notFound('Area')
      return shiftsFrom(weeklyShifts(areas, code), readAsOf(asOf, new Date()))
    },
  })
}

async function check(
  { decisions }: Pick<Services, 'decisions'>,
  address: string,
): Promise<LocationCheck> {
  const postcode = findPostcode(address) ?? ''
  const area = areaAt(await decisions.deliveryAreas.current(), postcode)
  return { postcode, covered: area !== null, area }
}
