import { parseStored, tabStorage } from '@darnley/web/storage'

/** Storage for one JSON value that lasts as long as the tab. */
export interface Box<Value> {
  read: () => Value | null
  write: (value: Value) => void
  clear: () => void
}

/**
 * Stores a value in sessionStorage with a schema version; drops a value of another version. When storage is full or
 * off, the value is kept in memory only.
 */
export function sessionBox<Value>(key: string, version: number): Box<Value> {
  const isCurrent = (stored: unknown): stored is { version: number; value: Value } =>
    (stored as { version: number } | null)?.version === version
  return {
    read: () => parseStored(tabStorage.read(key), isCurrent)?.value ?? null,
    write: (value) => tabStorage.write(key, JSON.stringify({ version, value })),
    clear: () => tabStorage.remove(key),
  }
}
