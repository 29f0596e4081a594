import { useCallback, useEffect, useRef, useState } from 'react'

interface FollowedLink<Link> {
  readonly link: Link | null
  readonly forget: () => void
}

/**
 * Returns the data after the `#` of a mailed link and removes it from the URL, so that it stays in no history.
 * Following the link in a tab that already shows the page only changes the hash: this is handled too, and `onFollow`
 * is called.
 */
export function useFollowedLink<Link>(
  read: (hash: string) => Link | null,
  onFollow: () => void,
): FollowedLink<Link> {
  const [link, setLink] = useState(() => read(location.hash))
  const now = useRef({ read, onFollow })
  now.current = { read, onFollow }

  useEffect(() => {
    if (link !== null) leaveNoTrace()
  }, [link])

  useEffect(() => {
    const follow = (): void => {
      const next = now.current.read(location.hash)
      if (next === null) return
      leaveNoTrace()
      setLink(next)
      now.current.onFollow()
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  const forget = useCallback(() => setLink(null), [])
  return { link, forget }
}

/** Parses `#token=…`. */
export function tokenOf(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('token') || null
}

function leaveNoTrace(): void {
  history.replaceState(history.state, '', location.pathname + location.search)
}
