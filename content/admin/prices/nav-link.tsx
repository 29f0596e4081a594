import type { ReactNode } from 'react'

/** Leads to the page of all prices, above the collections. */
export function NavLink(): ReactNode {
  return (
    <a className="nav__link" href="/admin/prices">
      <span className="nav__link-label">All prices</span>
    </a>
  )
}
