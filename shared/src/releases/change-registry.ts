import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ReleaseRegistry } from '#src/contract/release.ts'
import { parseRegistry, siteKinds } from './registry.ts'
import type { ReleaseStore } from './store.ts'

/** What a change makes of a registry, and what its caller is told. */
export interface Changed<Result> {
  readonly registry: ReleaseRegistry
  readonly result: Result
}

/** @param before the registry as it is, null before the first promotion; @param at when the change is made */
export type ChangeRegistry<Result> = (
  before: ReleaseRegistry | null,
  at: string,
) => Promise<Changed<Result>> | Changed<Result>

/** How many ids a registry remembers: as many others may change it before an answer that was lost is looked for. */
const remembered = 100
const attempts = 100
const longestPause = 50

/**
 * Changes the registry in one step and returns the result of the change: what others change at the same time is kept,
 * and the change is applied once, however often it has to be worked out. A change that returns the registry it was
 * given writes nothing.
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
  throw new Error(`The registry in ${store.place} is changed by others all the time: try again.`)
}

/** An answer that was lost says nothing about the write: then the registry is asked whether it holds the change. */
async function write(
  store: ReleaseStore,
  { text, id, revision }: { text: string; id: string; revision: string | null },
): Promise<boolean> {
  try {
    return await store.replaceRegistry(text, revision)
  } catch (cause) {
    const stored = await store.readRegistry().catch(() => {
      throw new Error(
        `${store.place} did not answer, so it is not known whether the change was made: look at \`npm run release -- status\` before you try again.`,
        { cause },
      )
    })
    if (stored && parseRegistry(stored.text).changes.includes(id)) return true
    throw cause
  }
}

/** Now, or later than all that the registry knows of: machines whose clocks differ still agree on what came last. */
function nextMoment(registry: ReleaseRegistry | null): string {
  const known = siteKinds.flatMap((site) => [
    registry?.history[site]?.[0]?.until ?? '',
    registry?.canaries[site]?.since ?? '',
    ...Object.values(registry?.promoted[site] ?? {}),
  ])
  const latest = Date.parse(known.toSorted().at(-1) ?? '')
  const now = Date.now()
  return new Date(latest >= now ? latest + 1 : now).toISOString()
}
