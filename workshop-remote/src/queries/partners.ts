import type { ManagedPartner, PartnerDescription } from '@darnley/contract/workshop-partners'
import { queryOptions, type QueryClient } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'

/** All partner shops with their newest description; only owners may. */
export const partnersQuery = queryOptions({
  queryKey: ['workshop', 'partners'],
  queryFn: ({ signal }) => staffCall('GET /workshop/partners', { signal }),
  retry: 1,
})

/** Who saved the description of a partner, and when. */
export const versionsQuery = ({ id, version }: ManagedPartner) =>
  queryOptions({
    queryKey: ['workshop', 'partners', id, version],
    queryFn: ({ signal }) =>
      staffCall('GET /workshop/partners/{id}/versions', { params: { id }, signal }),
    retry: 1,
  })

/** What would keep a description from being published. @param asked Id and description as JSON */
export const readinessQuery = (asked: string) =>
  queryOptions({
    queryKey: ['workshop', 'partners', 'check', asked],
    queryFn: ({ signal }) => {
      const { id, description } = JSON.parse(asked) as {
        id: string
        description: PartnerDescription
      }
      const body = { description }
      return staffCall('POST /workshop/partners/{id}/check', { params: { id }, body, signal })
    },
    // The checks before stand until the next ones are made.
    placeholderData: (before) => before,
    retry: 1,
  })

/** Puts a partner as the api answered into the list. */
export function showPartner(client: QueryClient, partner: ManagedPartner): void {
  client.setQueryData(
    partnersQuery.queryKey,
    (list?: { partners: ManagedPartner[] }) =>
      list && {
        partners: list.partners.some(({ id }) => id === partner.id)
          ? list.partners.map((each) => (each.id === partner.id ? partner : each))
          : [...list.partners, partner],
      },
  )
}
