import { checkPrice } from '#src/fields/basic.ts'
import { isBlank, type Verdict } from '#src/rules/verdict.ts'
import type { Change, PriceLine } from './lines.ts'
import type { PriceOverview, ServicePrices } from './overview.ts'

export interface FoundLine {
  readonly line: PriceLine
  readonly service: ServicePrices
}

/** Returns every line of the catalogue by its id. */
export function linesById({ services }: Pick<PriceOverview, 'services'>): Map<string, FoundLine> {
  return new Map(
    services.flatMap((service) => service.lines.map((line) => [line.id, { line, service }])),
  )
}

const longestName = 200

/** Checks the value that a change would write. */
export function checkValue(field: Change['field'], value: unknown): Verdict {
  if (field === 'price') return checkPrice(value)
  if (isBlank(value) || typeof value !== 'string' || value.trim() === '') return 'Give a name.'
  return value.length <= longestName || `Give a name of at most ${longestName} characters.`
}

/** Checks that a service can be changed here. */
export function checkWaits({ name, waits }: ServicePrices): Verdict {
  if (!waits) return true
  return `${name} has a draft that is not published: publish it, or restore the published version, then change prices.`
}

/** Checks a change against what is stored now. */
export function checkChange(change: Change, found: FoundLine | undefined): Verdict {
  if (!found) return `There is no price with the id "${change.id}" any more.`
  const waits = checkWaits(found.service)
  if (waits !== true) return waits
  if (found.line[change.field] !== change.from)
    return `${found.line.name} was changed meanwhile: load the prices again.`
  return checkValue(change.field, change.to)
}
