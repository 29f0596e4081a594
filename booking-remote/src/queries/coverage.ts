import { createClient } from '@darnley/web/client'
import { queryOptions } from '@darnley/web/query'
import { catalogueQuery } from './catalogue-query.ts'

const client = createClient()

/** Whether couriers ride at a postcode, and by which ways clothes can travel from there. */
export function coverageOf(postcode: string) {
  return queryOptions({
    queryKey: ['coverage', postcode],
    queryFn: ({ signal }) =>
      client.call('GET /public/location_check_v2', { query: { address: postcode }, signal }),
    ...catalogueQuery,
  })
}

/** The shops where clothes can be dropped off, wherever the visitor is. */
export const dropOffPoints = queryOptions({
  queryKey: ['drop-off-points'],
  queryFn: async ({ signal }) => {
    const providers = await client.call('GET /public/delivery_providers', { query: {}, signal })
    return providers.flatMap(({ point }) => point ?? [])
  },
  ...catalogueQuery,
})

/** The places where a tailor fits clothes, wherever the visitor is. */
export const fittingPlaces = queryOptions({
  queryKey: ['fitting-places'],
  queryFn: ({ signal }) => client.call('GET /public/fitting_places', { query: {}, signal }),
  ...catalogueQuery,
})

/** The same, with how far each is from a postcode. */
export function fittingPlacesNear(postcode: string) {
  return queryOptions({
    queryKey: ['fitting-places', postcode],
    queryFn: ({ signal }) =>
      client.call('GET /public/fitting_places', { query: { address: postcode }, signal }),
    ...catalogueQuery,
  })
}
