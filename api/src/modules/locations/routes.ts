import type { FastifyInstance } from 'fastify'
import {
  locationCheck,
  type LocationCheck,
  locationCheckV2,
  shifts,
} from '@darnley/contract/locations'
import { notFound } from '#src/lib/http-error.ts'
import { findPostcode } from '@darnley/contract/text/postcode'
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
  const { db, decisions, places, sites } = services

  serve(app, {
    route: locationCheck,
    handler: ({ query }) => check(services, query.address),
  })

  serve(app, {
    route: locationCheckV2,
    handler: async ({ query }, { request }) => {
      const location = await check(services, query.address)
      const storefront = await sites.of(request)
      const asker = { address: location.postcode, storefront, ...(await reachOf(services)) }
      const offered = offeredProviders(asker, await siteFees(services, storefront))
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
    handler: async ({ query }) => {
      const { area_code: code = null, as_of: asOf, place_id: placeId } = query
      if (placeId !== undefined) {
        const studio = await findFittingPlace(services, placeId)
        return freeTimes(db, studio, later(readAsOf(asOf, new Date()), inLondon(new Date())))
      }
      const areas = await decisions.deliveryAreas.current()
      if (code !== null && !areas.some(({ id }) => id === code)) throw notFound('Area')
      return shiftsFrom(weeklyShifts(areas, code), readAsOf(asOf, new Date()))
    },
  })
}

async function check({ decisions }: Services, address: string): Promise<LocationCheck> {
  const postcode = findPostcode(address) ?? ''
  const area = areaAt(await decisions.deliveryAreas.current(), postcode)
  return { postcode, covered: area !== null, area }
}
