import type { ReleaseStore } from '#core/store.ts'
import type { Context } from '#cli/commands/context.ts'

/** A context whose commands print into a list. */
export interface TestContext extends Context {
  /** The lines printed so far, the latest last. */
  readonly printed: readonly string[]
}

/** Returns the context of a caller without keys and without a live api, with these differences. */
export function testContext(store: ReleaseStore, changes: Partial<Context> = {}): TestContext {
  const printed: string[] = []
  return {
    store,
    areas: [],
    who: 'a test',
    why: undefined,
    privateKeys: [],
    log: (line) => void printed.push(line),
    askContract: async () => ({ type: 'unknown', why: 'There is none.' }),
    ...changes,
    printed,
  }
}
