import { createClient } from '#src/client/client.ts'
import { queryOptions } from '#src/query/query.ts'

const client = createClient({ credentials: true })

/** Reads the photos that this browser sent of a garment. Their links end after two hours at the earliest. */
export function garmentPhotosQuery(garmentId: string) {
  return queryOptions({
    queryKey: ['garment-photos', garmentId],
    queryFn: ({ signal }) =>
      client.call('GET /public/garment_photos', { query: { garment_id: garmentId }, signal }),
    staleTime: 3_600_000,
    retry: 1,
  })
}
