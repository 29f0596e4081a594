import type { ReleaseRegistry } from 'shared/contract/release'
import { parseRegistry } from 'shared/releases/registry'
import type { ReleaseStore } from 'shared/releases/store'
import type { Area } from '#tools/release/areas.ts'

/** What every command works with. */
export interface Context {
  readonly store: ReleaseStore
  readonly areas: readonly Area[]
  /** For the audit log. */
  readonly who: string
  /** What was said with --why. */
  readonly why: string | undefined
  readonly log: (line: string) => void
  /** Which contract the live api speaks; null when it can't be asked. */
  readonly askContract: () => Promise<string | null>
}

/** What a person meets when a command can't be carried out: a sentence, no stack. */
export class CommandError extends Error {}

/** @throws CommandError before the first set was made live */
export async function readRegistry(store: ReleaseStore): Promise<ReleaseRegistry> {
  const text = await store.readRegistry()
  if (text === null)
    throw new CommandError('Nothing is live yet: build a first set with `npm run release -- all`.')
  return parseRegistry(text)
}

/** Changes the registry in one step and gives what the change gave. */
export async function changeRegistry<Result>(
  store: ReleaseStore,
  change: (
    registry: ReleaseRegistry,
  ) =>
    | Promise<{ registry: ReleaseRegistry; result: Result }>
    | { registry: ReleaseRegistry; result: Result },
): Promise<Result> {
  let outcome: { result: Result } | undefined
  await store.updateRegistry(async (before) => {
    if (before === null) throw new CommandError('Nothing is live yet.')
    const changed = await change(parseRegistry(before))
    outcome = { result: changed.result }
    return JSON.stringify(changed.registry, null, 2)
  })
  if (!outcome) throw new CommandError('The registry was not changed.')
  return outcome.result
}
