/** A place for one JSON value that lasts as long as the tab. */
export interface Box<Value> {
  read: () => Value | null
  write: (value: Value) => void
  clear: () => void
}

/**
 * sessionStorage under a key, with a schema version: a value of another version is dropped. Storage that
 * is full or switched off is no error, the page then works from memory.
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
