import { useCallback } from 'react'
import { useQueryClient } from '@darnley/web/query'
import { restoreStaff } from '@darnley/web/session'

/**
 * Returns a function that refetches all data of the page, including the session (section 4.5: it "reloads"). The
 * document stays, which keeps the camera and its permission.
 */
export function useFreshState(): () => void {
  const client = useQueryClient()
  return useCallback(() => {
    void client.resetQueries({ queryKey: ['storefront'] })
    void restoreStaff()
  }, [client])
}
