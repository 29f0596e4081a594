import type { Basket, BasketEntry } from '@darnley/contract/basket'
import { formatMoney } from '@darnley/domain/money'
import { linePrice } from '@darnley/domain/pricing'

interface Today {
  readonly repriced: NonNullable<Basket['repriced']>
  readonly locale: string
}

/**
 * Returns a sentence for each repriced line, such as "Shorten hem (Jeans) now costs £25.00 instead of £22.00." (F27).
 */
export function newPrices(entries: readonly BasketEntry[], { repriced, locale }: Today): string[] {
  const today = new Map(repriced.map(({ id, price }) => [id, price]))
  return entries.flatMap(({ item, serviceDetails }) =>
    serviceDetails.flatMap((line) => {
      const price = today.get(line.id)
      if (price === undefined) return []
      const [before, now] = [formatMoney(linePrice(line), locale), formatMoney(price, locale)]
      return [`${line.service.name} (${item.name}) now costs ${now} instead of ${before}.`]
    }),
  )
}
