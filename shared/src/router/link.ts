import { createElement, type ComponentProps, type JSX, type MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site. */
  to: string
}

/**
 * A link inside the site. Made from the router's hooks, because the router's own brings the prefetching of its
 * framework along: 3 kB of every first visit.
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
