import type { JSX } from 'react'
import { useStore } from 'shared/stores'
import { Loading } from '#src/components/loading.tsx'
import { $shop } from '#src/stores/shop.ts'

/** While order, secret and card form are on their way. A shop has taken the money itself. */
export function PaymentLoading(): JSX.Element {
  const { storeMode } = useStore($shop)
  return <Loading comfort={storeMode ? '' : 'Nothing was charged.'} />
}
