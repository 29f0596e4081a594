import type { FittingGuide } from '@darnley/contract/content'
import { queryOptions } from '@darnley/web/query'
import { catalogueQuery } from './catalogue-query.ts'
import { listCatalogue } from './list-catalogue.ts'

/** Reads the guide to pin, match and measure for a service: the first element of the list, null without one. */
export function fittingGuideOf(serviceId: string) {
  return queryOptions({
    queryKey: ['fitting-guides', serviceId],
    queryFn: async ({ signal }) => {
      const where = { service: serviceId }
      const { docs } = await listCatalogue<FittingGuide>('fitting-guides', {
        // Includes the drawings.
        depth: 1,
        where,
        signal,
      })
      return docs[0] ?? null
    },
    ...catalogueQuery,
  })
}
