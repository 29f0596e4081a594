import type { JSX } from 'react'
import { CookiesNeeded } from '@darnley/web/ui/cookies-needed'

/** Says that cookies are blocked; otherwise the basket would seem empty (F36). */
export function BasketNeedsCookies(): JSX.Element {
  return (
    <CookiesNeeded purpose="keep your basket" more="We don’t need any others to take your order." />
  )
}
