import { useEffect } from 'react'
import { onConnectionBack } from '@darnley/web/client'

/** Retries automatically when the connection returns; null when there is nothing to retry. */
export function useRetryOnline(retry: (() => void) | null): void {
  useEffect(() => (retry ? onConnectionBack(retry) : undefined), [retry])
}
