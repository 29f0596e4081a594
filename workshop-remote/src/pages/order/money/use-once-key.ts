import { useRef } from 'react'

/**
 * Returns the idempotency key of what a form says: pressed twice, or again after a lost connection, it takes effect
 * once. Other words make another key, because the api answers a known key with what was done before.
 */
export function useOnceKey(): (content: unknown) => string {
  const last = useRef<{ readonly text: string; readonly key: string } | null>(null)
  return (content) => {
    const text = JSON.stringify(content)
    if (last.current?.text !== text) last.current = { text, key: crypto.randomUUID() }
    return last.current.key
  }
}
