import { useCallback } from 'react'
import { useQueryClient } from 'shared/query'
import { restoreStaff } from 'shared/session'

/**
 * Returns a function that asks the server again for all that the page knows (section 4.5: it "reloads"), the session
 * included. The document stays, and with it the camera and its permission.
 */
export function useFreshState(): () => void {
  const client = useQueryClient()
  return useCallback(() => {
    void client.resetQueries({ queryKey: ['storefront'] })
    void restoreStaff()
  }, [client])
}
