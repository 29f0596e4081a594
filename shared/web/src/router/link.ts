import { createElement, type ComponentProps, type JSX, type MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site. */
  to: string
}

/**
 * A link inside the site. Built on the router's hooks, because the router's own link adds prefetching code: 3 kB on
 * every first visit.
 */
export function Link({ to, onClick, ...anchor }: LinkProps): JSX.Element {
  const href = useHref(to)
  const navigate = useLinkClickHandler(to, anchor.target ? { target: anchor.target } : {})
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (!event.defaultPrevented) navigate(event)
  }
  return createElement('a', { ...anchor, href, onClick: follow })
}
