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
  return {
    read: () => attempt(() => parse<Value>(sessionStorage.getItem(key), version)) ?? null,
    write: (value) => {
      attempt(() => sessionStorage.setItem(key, JSON.stringify({ version, value })))
    },
    clear: () => {
      attempt(() => sessionStorage.removeItem(key))
    },
  }
}

function parse<Value>(text: string | null, version: number): Value | null {
  const stored = JSON.parse(text ?? 'null') as { version: number; value: Value } | null
  return stored?.version === version ? stored.value : null
}

function attempt<Result>(task: () => Result): Result | undefined {
  try {
    return task()
  } catch {
    return undefined
  }
}
