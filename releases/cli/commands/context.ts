import type { ReleaseRegistry } from '@darnley/contract/release'
import { nothingLive } from '#core/change-registry.ts'
import { parseRegistry } from '#core/registry.ts'
import type { ReleaseStore } from '#core/store.ts'
import type { Area } from '#cli/areas.ts'
import type { ApiAnswer } from '#cli/live-api.ts'

/** What every command gets. */
export interface Context {
  readonly store: ReleaseStore
  readonly areas: readonly Area[]
  /** For the audit log. */
  readonly who: string
  /** The text of --why. */
  readonly why: string | undefined
  readonly log: (line: string) => void
  /** The private keys of the teams that the caller speaks for (RELEASE_KEY). */
  readonly privateKeys: readonly string[]
  /** Asks the live api which contract it speaks. */
  readonly askContract: () => Promise<ApiAnswer>
}

/** A command cannot be carried out: printed as a sentence, without a stack. */
export class CommandError extends Error {}

/** Returns null before the first set was made live. */
export async function findRegistry(store: ReleaseStore): Promise<ReleaseRegistry | null> {
  const stored = await store.readRegistry()
  return stored && parseRegistry(stored.text)
}

/** @throws CommandError before the first set was made live */
export async function readRegistry(store: ReleaseStore): Promise<ReleaseRegistry> {
  const registry = await findRegistry(store)
  if (!registry) throw new CommandError(nothingLive(store))
  return registry
}
