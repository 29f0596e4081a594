import { useQuery } from '@darnley/web/query'
import { useStore } from '@darnley/web/stores'
import { type AccountPage, ownAccountQuery } from '#src/queries/own-account.ts'
import { $session } from '#src/stores/customer-session.ts'

/** The account of the customer who is signed in by password; a link opens orders, not a checkout. */
export function useOwnAccount(): AccountPage | undefined {
  const session = useStore($session)
  const query = ownAccountQuery(session ?? { id: 'none' })
  return useQuery({ ...query, enabled: session !== null && session.token === undefined }).data
}
