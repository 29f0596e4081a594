import type { ReleaseRegistry } from '@darnley/contract/release'
import { siteKinds } from '#core/registry.ts'
import { refText, type ReleaseRef } from '#core/sets.ts'
import type { ReleaseStore } from '#core/store.ts'
import { approve, areaOfRelease, isApproved, namedReleases } from './approvals.ts'
import { publicKeyOf } from './keys.ts'
import { signMounts } from './mounts.ts'
import { isReleaseSigned, signRelease } from './signatures.ts'

/** Returns a registry whose changes need a key from now on; the key given is the owner's. */
export function withOwner(registry: ReleaseRegistry, privateKey: string): ReleaseRegistry {
  const trust = { owner: publicKeyOf(privateKey), keys: {}, approvals: {} }
  return approveAll({ ...registry, trust }, privateKey)
}

/**
 * Signs, as the owner, what a registry names and no valid key has approved: everything when keys are introduced, and
 * the releases and the mounts of an area whose key was removed.
 */
export function approveAll(registry: ReleaseRegistry, ownerKey: string): ReleaseRegistry {
  return siteKinds.reduce(
    (signed, site) =>
      namedReleases(registry, site)
        .filter((release) => !isApproved(registry, { site, release }))
        .reduce((each, release) => withApproval(each, { site, release, ownerKey }), signed),
    registry.trust ? signMounts(registry, ownerKey) : registry,
  )
}

/** Signs, as the owner, the manifests of all releases that a registry names and no valid key has signed. */
export async function signAll(
  store: Pick<ReleaseStore, 'signedManifest' | 'writeSignature' | 'holds'>,
  { registry, ownerKey, area }: { registry: ReleaseRegistry; ownerKey: string; area?: string },
): Promise<void> {
  const named = new Map<string, ReleaseRef>()
  for (const site of siteKinds)
    for (const release of namedReleases(registry, site)) named.set(refText(release), release)
  for (const release of named.values()) {
    if (area !== undefined && areaOfRelease(release.name) !== area) continue
    // A former release may have been pruned.
    if (!(await store.holds(release)) || (await isReleaseSigned(store, { registry, release })))
      continue
    await signRelease(store, { release, privateKey: ownerKey })
  }
}

type Approving = Parameters<typeof approve>[1] & { readonly ownerKey: string }

function withApproval(
  registry: ReleaseRegistry,
  { site, release, ownerKey }: Approving,
): ReleaseRegistry {
  if (!registry.trust) return registry
  return { ...registry, trust: approve(registry.trust, { site, release }, ownerKey) }
}
