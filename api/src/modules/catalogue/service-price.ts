import type { priceService, ServicePrice } from '@darnley/contract/catalogue'
import type { Service } from '@darnley/contract/content'
import type { ValidationFault } from '@darnley/contract/errors'
import type { Storefront } from '@darnley/contract/storefront-session'
import type { z } from 'zod'
import { notFound, refuseFaults, valueFault } from '#src/lib/http-error.ts'
import { rateOf } from '#src/modules/storefronts/sites.ts'
import type { Services } from '#src/services.ts'
import { priceChosen, readAttributes } from './attributes.ts'
import { offeredServices } from './priced.ts'
import { rateOfTier } from './pricing-tier-repository.ts'
import { tierFaults } from './pricing-tiers.ts'

interface ServicePriceOptions {
  readonly query: z.output<(typeof priceService)['query']>
  readonly site: Storefront | null
}

export async function priceOfService(
  services: Services,
  { query, site }: ServicePriceOptions,
): Promise<ServicePrice> {
  const { service_id: id, tier = null, attributes = [] } = query
  const offered = await findService(services, id)
  if (!offered) throw notFound('Service')
  refuseFaults(await servicePriceFaults(services, query))
  const read = readAttributes(offered, attributes)
  const rate = tier === null ? rateOf(site) : await rateOfTier(services.db, tier)
  if (read.type === 'error' || rate === null) throw notFound('Service')
  return { service_id: id, tier, ...priceChosen({ service: offered, chosen: read.chosen, rate }) }
}

/** Returns the faults of a query for a price that the contract cannot express. */
export async function servicePriceFaults(
  services: Services,
  { service_id: id, tier, attributes = [] }: Partial<ServicePriceOptions['query']>,
): Promise<ValidationFault[]> {
  const offered = id === undefined ? undefined : await findService(services, id)
  const read = offered && readAttributes(offered, attributes)
  const messages = read?.type === 'error' ? read.messages : []
  return [
    ...messages.map((msg) => valueFault(['query', 'attributes'], msg)),
    ...(await tierFaults(services.db, { name: tier, parameter: 'tier' })),
  ]
}

async function findService({ catalogue }: Services, id: string): Promise<Service | undefined> {
  const offered = offeredServices((await catalogue.current()).items)
  return offered.find(({ service }) => service.id === id)?.service
}
