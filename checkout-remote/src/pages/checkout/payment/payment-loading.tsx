import type { JSX } from 'react'
import { useStore } from '@darnley/web/stores'
import { Loading } from '#src/components/loading.tsx'
import { $shop } from '#src/stores/shop.ts'

/** Shown while order, secret and card form load; in a shop without mentioning a payment. */
export function PaymentLoading(): JSX.Element {
  const { storeMode } = useStore($shop)
  return <Loading comfort={storeMode ? '' : 'Nothing was charged.'} />
}
