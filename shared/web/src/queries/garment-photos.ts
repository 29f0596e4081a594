import type { GarmentPhoto } from '@darnley/contract/customer-photos'
import { createClient } from '#src/client/client.ts'

const client = createClient({ credentials: true })

/** Spelt out, because areas in other repositories have no package of the library's inferred type. */
interface GarmentPhotosQuery {
  readonly queryKey: readonly string[]
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<GarmentPhoto[]>
  readonly staleTime: number
  readonly retry: number
}

/** Reads the photos that this browser sent of a garment. Their links end after two hours at the earliest. */
export function garmentPhotosQuery(garmentId: string): GarmentPhotosQuery {
  return {
    queryKey: ['garment-photos', garmentId],
    queryFn: ({ signal }) =>
      client.call('GET /public/garment_photos', { query: { garment_id: garmentId }, signal }),
    staleTime: 3_600_000,
    retry: 1,
  }
}
