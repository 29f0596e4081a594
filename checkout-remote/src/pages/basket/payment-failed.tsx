import { useEffect, useState, type JSX } from 'react'
import { useSearchParams } from '@darnley/web/router'
import { Notice } from '@darnley/web/ui/notice'

/**
 * The alert for `?paymentStatus=failed`, which is removed from the URL so that a reload does not repeat it (section
 * 2.3).
 */
export function PaymentFailed(): JSX.Element | null {
  const [query, setQuery] = useSearchParams()
  const isInQuery = query.get('paymentStatus') === 'failed'
  const [hasFailed, setHasFailed] = useState(isInQuery)
  useEffect(() => {
    if (!isInQuery) return
    setHasFailed(true)
    setQuery({}, { replace: true })
  }, [isInQuery, setQuery])
  return hasFailed ? <Notice tone="error">Payment failed. Please try again.</Notice> : null
}
