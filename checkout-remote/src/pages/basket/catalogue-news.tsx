import { useState, type JSX } from 'react'
import { formatMoney } from 'shared/money'
import { linePrice } from 'shared/pricing'
import { $basket, changeBasket } from 'shared/session'
import { useStore } from 'shared/stores'
import { Notice } from 'shared/ui/notice'
import { $shop } from '#src/stores/shop.ts'

/** What became of lines since they were added: withdrawn ones have to go (F31), new prices be agreed to (F27). */
export function CatalogueNews(): JSX.Element | null {
  const { withdrawn, repriced } = useStore($basket).server
  return (
    <>
      {withdrawn ? (
        <Notice tone="error">
          {withdrawn.length === 1 ? 'A service' : 'Services'} in your basket can no longer be
          ordered. Remove what is marked “No longer offered” to go to checkout.
        </Notice>
      ) : null}
      {repriced ? <NewPrices /> : null}
    </>
  )
}

function NewPrices(): JSX.Element {
  const { entries, server } = useStore($basket)
  const { locale } = useStore($shop)
  const [hasFailed, setHasFailed] = useState(false)
  const today = new Map(server.repriced?.map(({ id, price }) => [id, price]))
  const changes = entries.flatMap(({ item, serviceDetails }) =>
    serviceDetails.flatMap((line) => {
      const price = today.get(line.id)
      if (price === undefined) return []
      const [before, now] = [formatMoney(linePrice(line), locale), formatMoney(price, locale)]
      return [`${line.service.name} (${item.name}) now costs ${now} instead of ${before}.`]
    }),
  )

  function accept(): void {
    setHasFailed(false)
    changeBasket({ type: 'accept-prices' }).catch(() => setHasFailed(true))
  }

  return (
    <Notice
      tone={hasFailed ? 'error' : 'info'}
      action={{ label: hasFailed ? 'Try again' : 'Agree', onSelect: accept }}
    >
      {hasFailed ? 'We couldn’t update your basket. ' : null}
      {changes.join(' ')}
    </Notice>
  )
}
