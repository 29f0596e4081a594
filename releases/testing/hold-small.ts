import { readRegistry } from '#cli/commands/context.ts'
import { gate, holdService } from '#cli/commands/gate.ts'
import type { ReleaseStore } from '#core/store.ts'
import { makeJudge } from '#gate/judge.ts'
import { publishedSources } from '#gate/keep.ts'
import type { ServiceName } from '#gate/service-name.ts'
import { readService } from '#gate/service.ts'
import { copySmallSite, publishSmall, type Edit } from './small-site.ts'
import { testContext } from './test-context.ts'

interface ChangedService {
  readonly name: ServiceName
  readonly edits: readonly Edit[]
}

/** Holds a service with these changes against what is live; returns the lines printed. @throws Error with its faults */
export async function holdChangedService(
  store: ReleaseStore,
  { name, edits }: ChangedService,
): Promise<readonly string[]> {
  const context = testContext(store)
  const site = await copySmallSite(edits)
  try {
    const service = await readService(name, site.folder)
    const registry = await readRegistry(store)
    const judge = makeJudge(publishedSources(store, registry))
    await holdService(context, { registry, judge, service })
    return context.printed
  } finally {
    await site.tearDown()
  }
}

interface ChangedRelease {
  readonly name: string
  readonly version: string
  readonly edits: readonly Edit[]
  /** Its pages, when they are not those of the small site. */
  readonly paths?: readonly string[] | undefined
}

/** Publishes a release with these changes and holds it against what is live; as `holdChangedService` otherwise. */
export async function holdChangedRelease(
  store: ReleaseStore,
  { name, version, edits, paths }: ChangedRelease,
): Promise<readonly string[]> {
  const context = testContext(store)
  const site = await copySmallSite(edits)
  try {
    await gate(context, { release: await publishSmall(store, { site, name, version, paths }) })
    return context.printed
  } finally {
    await site.tearDown()
  }
}
