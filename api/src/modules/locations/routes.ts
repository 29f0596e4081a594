import type { FastifyInstance } from 'fastify'
import {
  locationCheck,
  type LocationCheck,
  locationCheckV2,
  shifts,
} from '@darnley/contract/locations'
import { notFound } from '#src/lib/http-error.ts'
import { findPostcode } from '@darnley/contract/text/postcode'
import { offeredProviders } from '#src/modules/delivery-providers/rules.ts'
import { withPoints } from '#src/modules/places/points.ts'
import { rateOf } from '#src/modules/storefronts/sites.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { type LocationRepository, locationRepository } from './repository.ts'
import { postcodeArea, readAsOf, shiftsFrom } from './rules.ts'

export function locationRoutes(app: FastifyInstance, { db, sites }: Services): void {
  const repository = locationRepository(db)

  serve(app, {
    route: locationCheck,
    handler: ({ query }) => check(repository, query.address),
  })

  serve(app, {
    route: locationCheckV2,
    handler: async ({ query }, { request }) => {
      const location = await check(repository, query.address)
      const storefront = await sites.of(request)
      const asker = { address: location.postcode, storefront }
      const offered = offeredProviders(asker, rateOf(storefront))
      return {
        ...location,
        delivery_providers: await withPoints(db, {
          providers: offered,
          postcode: location.postcode,
        }),
      }
    },
  })

  serve(app, {
    route: shifts,
    handler: async ({ query }) => {
      const { area_code: code = null, as_of: asOf } = query
      if (code !== null && !(await repository.byCode(code))) throw notFound('Area')
      return shiftsFrom(await repository.weeklyShifts(code), readAsOf(asOf, new Date()))
    },
  })
}

async function check(repository: LocationRepository, address: string): Promise<LocationCheck> {
  const postcode = findPostcode(address) ?? ''
  const area = await repository.byPostcodeArea(postcodeArea(postcode))
  return { postcode, covered: area !== null, area }
}
