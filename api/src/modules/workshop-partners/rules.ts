import type { PartnerCheck, PartnerFault, PartnerSave } from '@darnley/contract/workshop-partners'
import { contrast, isColour } from '@darnley/domain/colour'
import { providerNames, whyNotOffered } from '@darnley/domain/delivery'
import type { Reach } from '#src/modules/delivery-providers/courier-areas.ts'
import { carriersOf } from '#src/modules/delivery-providers/rules.ts'

type Description = PartnerSave['description']
type Faults = readonly PartnerFault[]

interface Found extends Reach {
  readonly faults: Faults
}

/** Returns what an owner reads before a partner goes live; each fault belongs to one check. */
export function checksOf(description: Description, { faults, ...reach }: Found): PartnerCheck[] {
  const [hostname, others] = split(faults, (path) => path === 'hostname')
  const [colours, rest] = split(others, (path) => /^(?:styles|colours)\./.test(path))
  const [postcodes, missing] = split(rest, (path) => path.endsWith('postcode'))
  return [
    { check: 'hostname', ...resultOf(hostname, description.hostname) },
    { check: 'colours', ...resultOf(colours, contrastWords(description)) },
    couriersOf(description, { faults: postcodes, ...reach }),
    { check: 'description', ...resultOf(missing, 'Nothing is missing') },
  ]
}

function split(faults: Faults, isMeant: (path: string) => boolean): [Faults, Faults] {
  return [faults.filter(({ path }) => isMeant(path)), faults.filter(({ path }) => !isMeant(path))]
}

type Result = Pick<PartnerCheck, 'is_ready' | 'detail'>

function resultOf(faults: Faults, words: string): Result {
  const [first, ...others] = faults
  if (!first) return { is_ready: true, detail: words }
  const more = others.length > 0 ? ` And ${others.length} more.` : ''
  return { is_ready: false, detail: first.message + more }
}

function contrastWords({ styles: { buttonColour, buttonHoverColour } }: Description): string {
  const first = whiteOn(buttonColour) ?? "The design's own"
  const second = whiteOn(buttonHoverColour)
  return second === null ? first : `${first}, the second colour ${second}`
}

function whiteOn(colour: string): string | null {
  return isColour(colour) ? `${contrast(colour, '#ffffff').toFixed(1)} to 1` : null
}

/** Whether parcels reach the shop, and each way back that it offers has its courier. */
function couriersOf(
  description: Description,
  { faults: postcodes, courierAreas, notOffered }: Found,
): PartnerCheck {
  const { address, blockedProviders, deliveryOptions } = description
  const blocked = [...notOffered, ...blockedProviders]
  const check = 'couriers'
  if (postcodes.length > 0) return { check, ...resultOf(postcodes, '') }
  const missing = deliveryOptions
    .map(carriersOf)
    .flatMap(({ inbound, outbound }) => [inbound, outbound])
    .find((carrier) => blocked.includes(carrier))
  if (missing) {
    const detail = `Orders of the shop travel with ${providerNames[missing]}, which is not offered.`
    return { check, is_ready: false, detail }
  }
  const context = { postcode: address.postcode, isStorefront: true, blocked, courierAreas }
  const names = couriers.filter((code) => whyNotOffered(code, context) === null)
  const detail = `${address.postcode}: ${names.map((code) => providerNames[code]).join(', ')}`
  return { check, is_ready: true, detail }
}

/** One service of each courier: an owner asks who comes, not by which of its services. */
const couriers = ['DPD', 'Evermile', 'Onfleet', 'RMTracked24'] as const
