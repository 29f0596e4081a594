import { useCallback, useEffect, useRef, useState } from 'react'

interface FollowedLink<Link> {
  readonly link: Link | null
  readonly forget: () => void
}

/**
 * Returns what a mailed link brought after its `#`, which leaves the address at once so that it stays in no history. A
 * link that is followed in a tab that shows the page already changes the address alone: its secret is taken all the
 * same, and `onFollow` is called.
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

/** Of `#token=…`. */
export function tokenOf(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('token') || null
}

function leaveNoTrace(): void {
  history.replaceState(history.state, '', location.pathname + location.search)
}
