import { useEffect } from 'react'

/** Tries again by itself as soon as the browser is back online; null when there is nothing to try. */
export function useRetryOnline(retry: (() => void) | null): void {
  useEffect(() => {
    if (!retry) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [retry])
}
