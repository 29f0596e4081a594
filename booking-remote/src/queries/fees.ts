import type { Fee, Fees } from '@darnley/contract/help'
import type { Rate } from '@darnley/domain/money'
import { feesAt } from '@darnley/domain/pricing'
import { createClient } from '@darnley/web/client'
import { queryOptions } from '@darnley/web/query'
import { siteRate } from '#src/lib/site-prices.ts'
import { catalogueQuery } from './catalogue-query.ts'

const client = createClient()

/** Delivery and express at the rate of this site. */
export const siteFees = queryOptions({
  queryKey: ['fees'],
  queryFn: ({ signal }) => client.call('GET /public/fees', { signal }),
  select: (published): Fees => withUsual(published, siteRate()),
  ...catalogueQuery,
})

/** The usual amount holds for what is not published. */
function withUsual(published: readonly Fee[], rate: Rate): Fees {
  return {
    ...feesAt(rate),
    ...Object.fromEntries(published.map(({ key, amount }) => [key, amount])),
  }
}
