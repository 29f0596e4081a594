import { type BasketChange, isBasketChange } from './basket-changes.ts'

/** A change that the server has not confirmed yet. */
export interface Waiting {
  readonly key: string
  readonly change: BasketChange
}

const prefix = 'basket-change:'
let count = 0

/** Stores a change, so that a reload, a crash or a closed tab does not lose it. */
export function keep(change: BasketChange): Waiting {
  // Sorts by time and count, so that changes are sent in the order in which they were made.
  count += 1
  const order = [Date.now(), count].map((number) => String(number).padStart(15, '0')).join(':')
  const key = `${prefix}${order}:${crypto.randomUUID()}`
  withStorage((storage) => storage.setItem(key, JSON.stringify(change)))
  return { key, change }
}

export function forget({ key }: Waiting): void {
  withStorage((storage) => storage.removeItem(key))
}

/** Returns the changes that an earlier page did not send, oldest first. */
export function keptBefore(): Waiting[] {
  const kept: Waiting[] = []
  withStorage((storage) => {
    const keys = Object.keys(storage).filter((key) => key.startsWith(prefix))
    for (const key of keys.sort()) {
      const change = JSON.parse(storage.getItem(key) ?? '') as BasketChange
      // Another release may have stored a change that this one does not know.
      if (isBasketChange(change)) kept.push({ key, change })
    }
  })
  return kept
}

/** Storage may be off or full (F54): a change then lives as long as its page. */
function withStorage(act: (storage: Storage) => void): void {
  try {
    act(localStorage)
  } catch {
    // Storage is only needed after a reload.
  }
}
