import type { JSX } from 'react'
import { Notice } from './notice.tsx'

interface CookiesNeededProps {
  /** What one is needed for, after "to". */
  purpose: string
  /** What helps without cookies, or what else is to be said. */
  more?: string
}

/** Explains that cookies are blocked and what to do; otherwise a basket would seem empty (F36), and a sign-in ended. */
export function CookiesNeeded({ purpose, more }: CookiesNeededProps): JSX.Element {
  return (
    <Notice tone="error" action={{ label: 'Reload the page', onSelect: () => location.reload() }}>
      Your browser blocks cookies, and we need one to {purpose}. Allow cookies for this site, then
      reload the page.{more ? ` ${more}` : null}
    </Notice>
  )
}
