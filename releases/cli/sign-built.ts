import type { ReleaseRegistry } from '@darnley/contract/release'
import type { ReleaseRef } from '#core/sets.ts'
import type { ReleaseStore } from '#core/store.ts'
import { areaOfRelease, keyFor } from '#core/trust/approvals.ts'
import { signAll, withOwner } from '#core/trust/owner.ts'
import { isReleaseSigned, signRelease } from '#core/trust/signatures.ts'

/** Returns the registry with an owner, the first of these keys, unless it has one or there is no key. */
export function owned(registry: ReleaseRegistry, privateKeys: readonly string[]): ReleaseRegistry {
  const [ownerKey] = privateKeys
  return registry.trust || ownerKey === undefined ? registry : withOwner(registry, ownerKey)
}

/** Whether one of these keys may change an area; every area may be changed in a store without keys. */
export function mayChange(
  { trust }: ReleaseRegistry,
  { release, privateKeys }: { release: ReleaseRef; privateKeys: readonly string[] },
): boolean {
  return !trust || keyFor(trust, { area: areaOfRelease(release.name), privateKeys }) !== undefined
}

interface Built {
  /** Before this change. */
  readonly registry: ReleaseRegistry
  readonly releases: readonly ReleaseRef[]
  readonly privateKeys: readonly string[]
}

/** Signs what was built as far as the keys go; in a store that gets its owner now, also what is in use. */
export async function signBuilt(
  store: ReleaseStore,
  { registry: found, releases, privateKeys }: Built,
): Promise<void> {
  const registry = owned(found, privateKeys)
  const [ownerKey] = privateKeys
  if (!registry.trust || ownerKey === undefined) return
  if (!found.trust) await signAll(store, { registry, ownerKey })
  for (const release of releases) {
    const area = areaOfRelease(release.name)
    const privateKey = keyFor(registry.trust, { area, privateKeys })
    if (privateKey === undefined || (await isReleaseSigned(store, { registry, release }))) continue
    await signRelease(store, { release, privateKey })
  }
}
