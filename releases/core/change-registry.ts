import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ReleaseRegistry } from '@darnley/contract/release'
import { parseRegistry, siteKinds } from './registry.ts'
import type { ReleaseStore } from './store.ts'

/** The changed registry, and the result for the caller. */
export interface Changed<Result> {
  readonly registry: ReleaseRegistry
  readonly result: Result
}

/** @param before the current registry, null before the first promotion; @param at when the change is made */
export type ChangeRegistry<Result> = (
  before: ReleaseRegistry | null,
  at: string,
) => Promise<Changed<Result>> | Changed<Result>

/** Number of ids that a registry remembers: at most this many changes may follow before a lost response is resolved. */
const remembered = 100
const attempts = 100
const longestPause = 50

/**
 * Changes the registry atomically and returns the result of the change: concurrent changes are kept, and the change is
 * applied once, however often it is retried. A change that returns the registry it was given writes nothing.
 * @throws UnsafeStoreError when the store could lose a change
 */
export async function changeRegistry<Result>(
  store: ReleaseStore,
  change: ChangeRegistry<Result>,
): Promise<Result> {
  await store.check()
  const id = randomUUID()
  let latest: Changed<Result> | undefined
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const stored = await store.readRegistry()
    const before = stored && parseRegistry(stored.text)
    if (latest && before?.changes.includes(id)) return latest.result
    latest = await change(before, nextMoment(before))
    if (latest.registry === before) return latest.result
    const changes = [id, ...(before?.changes ?? [])].slice(0, remembered)
    const text = JSON.stringify({ ...latest.registry, changes }, null, 2)
    if (await write(store, { text, id, revision: stored?.revision ?? null })) return latest.result
    await sleep(Math.random() * longestPause)
  }
  throw new Error(
    `The registry in ${store.place} was changed by others on every attempt. Try again.`,
  )
}

/**
 * Changes the registry of a store with a live set.
 * @throws Error before the first set was made live
 */
export async function changeLive<Result>(
  store: ReleaseStore,
  change: (registry: ReleaseRegistry, at: string) => Promise<Changed<Result>> | Changed<Result>,
): Promise<Result> {
  return changeRegistry<Result>(store, (before, at) => {
    if (!before) throw new Error(nothingLive(store))
    return change(before, at)
  })
}

/** Returns the message for a store without a live set. */
export function nothingLive({ place }: Pick<ReleaseStore, 'place'>): string {
  return `Nothing is live yet in ${place}: \`npm run release -- all\` builds every area and makes a first set live there.`
}

/** A lost response says nothing about the write: then the registry is checked for the change. */
async function write(
  store: ReleaseStore,
  { text, id, revision }: { text: string; id: string; revision: string | null },
): Promise<boolean> {
  try {
    return await store.replaceRegistry(text, revision)
  } catch (cause) {
    const stored = await store.readRegistry().catch(() => {
      throw new Error(
        `${store.place} did not answer, so the change may or may not have been made. Run \`npm run release -- status\` before you try again.`,
        { cause },
      )
    })
    if (stored && parseRegistry(stored.text).changes.includes(id)) return true
    throw cause
  }
}

/**
 * Returns the current time, or a later one than any in the registry: machines whose clocks differ agree on the order.
 */
function nextMoment(registry: ReleaseRegistry | null): string {
  const known = siteKinds.flatMap((site) => [
    registry?.history[site]?.[0]?.until ?? '',
    registry?.canaries[site]?.since ?? '',
    ...Object.values(registry?.promoted[site] ?? {}),
    ...Object.values(registry?.foreign[site] ?? {}).map(({ live }) => live.at),
  ])
  const latest = Date.parse(known.toSorted().at(-1) ?? '')
  const now = Date.now()
  return new Date(latest >= now ? latest + 1 : now).toISOString()
}
