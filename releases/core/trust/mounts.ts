import { isDeepStrictEqual } from 'node:util'
import type { Mount } from '@darnley/contract/foreign'
import type { ReleaseRegistry } from '@darnley/contract/release'
import { foreignOn, withLiveMount } from '#core/foreign.ts'
import { siteKinds, type Place } from '#core/registry.ts'
import { trustedKeys } from './approvals.ts'
import { isSignedBy, signText } from './keys.ts'
import { requireKey } from './not-authorised.ts'

/** Whether the team of a container registered this mount on a site. Every mount is, in a store without keys. */
export function isMountSigned(
  { trust }: ReleaseRegistry,
  { mount, ...place }: Place & { readonly mount: Mount },
): boolean {
  if (!trust) return true
  const { signature } = mount
  const publicKeys = trustedKeys(trust, place.name)
  return signature !== undefined && isSignedBy(mountText(place, mount), { signature, publicKeys })
}

/**
 * Signs each mount that a change makes live, with the key of its team: the container's name has keys as an area does.
 * @throws NotAuthorised when the change concerns a container for which no key is given
 */
export function authoriseMounts(
  before: ReleaseRegistry | null,
  { after, privateKeys }: { after: ReleaseRegistry; privateKeys: readonly string[] },
): ReleaseRegistry {
  const { trust } = after
  if (!trust) return after
  return changedMounts(before, after).reduce((signed, place) => {
    const privateKey = requireKey(trust, { area: place.name, privateKeys })
    return signMount(signed, { ...place, privateKey })
  }, after)
}

/** Signs, as the owner, the mounts that no valid key has signed: when keys are introduced or removed. */
export function signMounts(registry: ReleaseRegistry, ownerKey: string): ReleaseRegistry {
  return siteKinds
    .flatMap((site) => Object.keys(foreignOn(registry, site)).map((name) => ({ site, name })))
    .reduce((signed, place) => signMount(signed, { ...place, privateKey: ownerKey }), registry)
}

/** Returns the containers that a change mounts, goes back with, or takes away. */
function changedMounts(before: ReleaseRegistry | null, after: ReleaseRegistry): Place[] {
  return siteKinds.flatMap((site) => {
    const former = before ? foreignOn(before, site) : {}
    const later = foreignOn(after, site)
    const names = [...new Set([...Object.keys(former), ...Object.keys(later)])]
    return names
      .filter((name) => !isDeepStrictEqual(former[name], later[name]))
      .map((name) => ({ site, name }))
  })
}

function signMount(
  registry: ReleaseRegistry,
  { privateKey, ...place }: Place & { readonly privateKey: string },
): ReleaseRegistry {
  const mount = foreignOn(registry, place.site)[place.name]?.live
  if (!mount || isMountSigned(registry, { ...place, mount })) return registry
  const signature = signText(mountText(place, mount), privateKey)
  return withLiveMount(registry, { ...place, mount: { ...mount, signature } })
}

/**
 * Returns what is signed, with sorted keys, because the registry's schema may order them in another way. The time is
 * left out: an automatic rollback, which has no key, restores a former mount under a new one.
 */
function mountText({ site, name }: Place, { entry, declaration, requires }: Mount): string {
  return `mount ${JSON.stringify([site, name, entry, declaration, requires], withSortedKeys)}`
}

function withSortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).toSorted(([first], [second]) => (first < second ? -1 : 1)),
  )
}
