import { useEffect } from 'react'
import { useQueryClient } from 'shared/query'
import { $staff, restoreStaff } from 'shared/session'
import { useStore } from 'shared/stores'

/**
 * Looks again who is signed in when the page came back from the browser's cache, and forgets what was fetched for staff
 * once nobody is.
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
