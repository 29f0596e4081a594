import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Returns a function that batches calls for one item each, made within a short interval, into one call for all of
 * them.
 */
export function gather<Item>(
  work: (items: readonly Item[]) => Promise<void>,
  { forMs }: { readonly forMs: number },
): (item: Item) => Promise<void> {
  let items: Item[] = []
  let working: Promise<void> | null = null

  async function run(): Promise<void> {
    await sleep(forMs)
    const gathered = items
    items = []
    working = null
    return work(gathered)
  }

  return (item) => {
    items.push(item)
    working ??= run()
    return working
  }
}
