import type { Fees } from '@darnley/contract/help'
import type { Storefront } from '@darnley/contract/storefront-session'
import { feesAt } from '@darnley/domain/pricing'
import type { Decisions } from '#src/modules/content/decisions.ts'
import { rateOf } from '#src/modules/storefronts/sites.ts'
import { publishedFees } from './rules.ts'

export interface WithFees {
  readonly decisions: Pick<Decisions, 'fees'>
}

/** Returns the charges beside services at the rate of a site. @throws HttpError 503 while no fees are known */
export async function siteFees({ decisions }: WithFees, site: Storefront | null): Promise<Fees> {
  return feesAt(rateOf(site), publishedFees(await decisions.fees.current()))
}
