import type { PartnerReadiness, PartnerSave } from '@darnley/contract/workshop-partners'
import { reachOf } from '#src/modules/delivery-providers/courier-areas.ts'
import type { Services } from '#src/services.ts'
import { fetchFaults } from './content.ts'
import { checksOf } from './rules.ts'
import { ownHostnameFault } from './save.ts'

interface Asked {
  /** Of the partner. */
  readonly id: string
  readonly description: PartnerSave['description']
}

/** Checks a description as publishing would; nothing is saved. */
export async function checkDescription(
  services: Pick<Services, 'db' | 'config' | 'decisions'>,
  { id, description }: Asked,
): Promise<PartnerReadiness> {
  const found = await fetchFaults(services.config, { id, description })
  const own = await ownHostnameFault(services, description.hostname)
  const faults = own ? [own, ...found.filter(({ path }) => path !== own.path)] : found
  const reach = await reachOf(services)
  return { checks: checksOf(description, { faults, ...reach }), faults }
}
