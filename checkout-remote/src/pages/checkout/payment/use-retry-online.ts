import { useEffect } from 'react'
import { onConnectionBack } from 'shared/client'

/** Tries again by itself as soon as there is a connection again; null when there is nothing to try. */
export function useRetryOnline(retry: (() => void) | null): void {
  useEffect(() => (retry ? onConnectionBack(retry) : undefined), [retry])
}
