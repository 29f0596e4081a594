import { useEffect, useState, type JSX } from 'react'
import { formatMoney } from '@darnley/domain/money'
import { linePrice } from '@darnley/domain/pricing'
import { useSearchParams } from '@darnley/web/router'
import { $basket } from '@darnley/web/session'
import { useStore } from '@darnley/web/stores'
import { Notice } from '@darnley/web/ui/notice'
import { $shop } from '#src/stores/shop.ts'

/** Says that the line of `?changed=` was saved. The query is removed, so that a reload does not repeat it. */
export function ChangedLine(): JSX.Element | null {
  const [query, setQuery] = useSearchParams()
  const inQuery = query.get('changed')
  const [changed, setChanged] = useState(inQuery)
  const { entries } = useStore($basket)
  const { locale } = useStore($shop)
  useEffect(() => {
    if (inQuery === null) return
    setChanged(inQuery)
    setQuery({}, { replace: true })
  }, [inQuery, setQuery])
  const line = entries
    .flatMap(({ item, serviceDetails }) => serviceDetails.map((details) => ({ item, details })))
    .find(({ details }) => details.id === changed)
  if (!line) return null
  const { item, details } = line
  return (
    <Notice tone="success">
      Saved: {item.name}, {details.service.name}, {formatMoney(linePrice(details), locale)}
    </Notice>
  )
}
