import type { JSX } from 'react'
import { Notice } from '@darnley/web/ui/notice'

/** Explains that cookies are blocked and what to do; otherwise the basket would just seem empty (F36). */
export function CookiesNeeded(): JSX.Element {
  return (
    <Notice tone="error" action={{ label: 'Reload the page', onSelect: () => location.reload() }}>
      Your browser blocks cookies, and we need one to keep your basket. Allow cookies for this site,
      then reload the page. We don’t need any others to take your order.
    </Notice>
  )
}
