import type { People, Person } from '@darnley/contract/workshop-people'
import { queryOptions, type QueryClient } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'

/** Everyone who signs in as staff, with the sites that they work for; only owners may. */
export const peopleQuery = queryOptions({
  queryKey: ['workshop', 'people'],
  queryFn: ({ signal }) => staffCall('GET /workshop/people', { signal }),
  retry: 1,
})

/** Puts a person as the api answered into the list. */
export function showPerson(client: QueryClient, person: Person): void {
  client.setQueryData(
    peopleQuery.queryKey,
    (list?: People) =>
      list && {
        ...list,
        people: list.people.map((each) => (each.id === person.id ? person : each)),
      },
  )
}
