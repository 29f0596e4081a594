/** A Storage that never throws: it may be off or full (F54), and then nothing is stored. */
export interface SafeStorage {
  read: (key: string) => string | null
  write: (key: string, text: string) => void
  remove: (key: string) => void
  /** Returns the keys with this prefix, sorted. */
  keys: (prefix: string) => string[]
  clear: () => void
}

export function safeStorage(open: () => Storage): SafeStorage {
  return {
    read: (key) => attempt(() => open().getItem(key)) ?? null,
    write: (key, text) => attempt(() => open().setItem(key, text)),
    remove: (key) => attempt(() => open().removeItem(key)),
    keys: (prefix) =>
      attempt(() =>
        Object.keys(open())
          .filter((key) => key.startsWith(prefix))
          .toSorted(),
      ) ?? [],
    clear: () => attempt(() => open().clear()),
  }
}

/** Lasts as long as the tab. */
export const tabStorage: SafeStorage = safeStorage(() => sessionStorage)

/** Shared by the tabs of a site, and outlives them. */
export const browserStorage: SafeStorage = safeStorage(() => localStorage)

/** Returns the JSON value of a stored text; null when there is none or the guard refuses it. */
export function parseStored<Value>(
  text: string | null,
  isValid: (value: unknown) => value is Value,
): Value | null {
  const value: unknown = attempt(() => JSON.parse(text ?? 'null'))
  return attempt(() => isValid(value)) ? (value as Value) : null
}

function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
