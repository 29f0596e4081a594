import type { priceService, ServicePrice } from 'shared/contract/catalogue'
import type { Storefront } from 'shared/contract/storefront-session'
import type { z } from 'zod'
import { notFound, ValidationFailed } from '#src/lib/http-error.ts'
import { rateOf } from '#src/modules/storefronts/sites.ts'
import type { Services } from '#src/services.ts'
import { priceChosen, readAttributes } from './attributes.ts'
import { offeredServices } from './priced.ts'
import { rateOfTier } from './pricing-tiers.ts'

interface Asked {
  readonly query: z.output<(typeof priceService)['query']>
  readonly site: Storefront | null
}

export async function priceOfService(
  { catalogue, db }: Services,
  { query, site }: Asked,
): Promise<ServicePrice> {
  const { service_id: id, tier, attributes = [] } = query
  const offered = offeredServices((await catalogue.current()).items).find(
    ({ service }) => service.id === id,
  )
  if (!offered) throw notFound('Service')
  const read = readAttributes(offered.service, attributes)
  if (read.type === 'error')
    throw new ValidationFailed(
      read.messages.map((msg) => ({ loc: ['query', 'attributes'], msg, type: 'value_error' })),
    )
  const rate =
    tier === undefined ? rateOf(site) : await rateOfTier(db, { name: tier, parameter: 'tier' })
  return {
    service_id: id,
    tier: tier ?? null,
    ...priceChosen({ service: offered.service, chosen: read.chosen, rate }),
  }
}
