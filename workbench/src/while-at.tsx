import type { JSX } from 'react'
import { useLocation } from '@darnley/web/router'

/** Returns a page as the shell shows it: gone once it leads elsewhere. */
export function whileAt(path: string, page: JSX.Element): JSX.Element {
  return <WhileAt path={path} page={page} />
}

function WhileAt({ path, page }: { path: string; page: JSX.Element }): JSX.Element | null {
  return useLocation().pathname === path ? page : null
}
