import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a function that tells whether the component is still on the page. An answer that comes later must not lead
 * away from the page that was opened meanwhile.
 */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return useCallback(() => isMounted.current, [])
}
