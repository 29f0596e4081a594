import { useEffect } from 'react'
import { useQueryClient } from '@darnley/web/query'
import { $staff, restoreStaff } from '@darnley/web/session'
import { useStore } from '@darnley/web/stores'

/**
 * Checks the session again when the page is restored from the browser's cache, and clears the staff's data after
 * sign-out.
 */
export function useSessionWatch(): void {
  const client = useQueryClient()
  const { status } = useStore($staff)

  useEffect(() => {
    if (status === 'signed-out') client.removeQueries({ queryKey: ['storefront'] })
  }, [client, status])

  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) void restoreStaff()
    }
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])
}
