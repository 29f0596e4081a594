import type { FittingTime } from '@darnley/contract/fittings'
import { createClient } from '@darnley/web/client'
import { queryOptions } from '@darnley/web/query'

/** A time is held for a basket, by its cookie. */
const client = createClient({ credentials: true })

/** Reads the places, the nearest first once a postcode is known. Until they are sorted, they stay as they were. */
export function fittingPlacesQuery(postcode: string | null) {
  return queryOptions({
    queryKey: ['fitting-places', postcode],
    queryFn: ({ signal }) =>
      client.call('GET /public/fitting_places', {
        query: postcode ? { address: postcode } : {},
        signal,
      }),
    placeholderData: (before) => before,
  })
}

/** Reads the free times of a place in the seven days from a date on. */
export function fittingTimesQuery(placeId: string, from: string) {
  return queryOptions({
    queryKey: ['fitting-times', placeId, from],
    queryFn: ({ signal }) =>
      client.call('GET /public/shifts', { query: { place_id: placeId, as_of: from }, signal }),
  })
}

export const heldFittingQuery = queryOptions({
  queryKey: ['held-fitting'],
  queryFn: ({ signal }) => client.call('GET /public/held_fitting', { signal }),
})

export async function holdFitting(body: FittingTime): Promise<void> {
  await client.call('POST /public/hold_fitting', { body })
}

export async function moveFitting(token: string, time: FittingTime): Promise<void> {
  await client.call('POST /public/move_fitting', { body: { ...time, order_id_token: token } })
}
