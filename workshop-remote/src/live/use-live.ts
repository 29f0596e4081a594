import { useEffect } from 'react'
import { useQueryClient } from '@darnley/web/query'
import { listen } from './live.ts'

/** Keeps what the page shows up to date while it is open. */
export function useLive(): void {
  const client = useQueryClient()
  useEffect(() => listen(client), [client])
}
