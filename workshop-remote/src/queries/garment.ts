import { queryOptions } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'
import { askEvery } from './desk.ts'

/** Reads a garment with what the customer said, its tasks and notes. */
export function garmentQuery(id: string, isLive: boolean) {
  return queryOptions({
    queryKey: ['workshop', 'garment', id],
    queryFn: ({ signal }) => staffCall('GET /workshop/garments/{id}', { params: { id }, signal }),
    refetchInterval: isLive ? false : askEvery,
    staleTime: 1000,
    retry: 1,
  })
}

/** Reads the tags of the garments of an order that are here. */
export function tagsQuery(orderId: string) {
  return queryOptions({
    queryKey: ['workshop', 'tags', orderId],
    queryFn: ({ signal }) =>
      staffCall('GET /workshop/orders/{id}/tags', { params: { id: orderId }, signal }),
    staleTime: 1000,
    retry: 1,
  })
}

/** Reads the photos of an order, oldest first. Their links end, so they are not kept for long. */
export function photosQuery(orderId: string) {
  return queryOptions({
    queryKey: ['workshop', 'photos', orderId],
    queryFn: ({ signal }) =>
      staffCall('GET /workshop/photos', { query: { order_id: orderId }, signal }),
    staleTime: 60_000,
    retry: 1,
  })
}
