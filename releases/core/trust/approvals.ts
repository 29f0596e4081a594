import type { SiteKind } from '@darnley/contract/area'
import type { ReleaseRegistry, Trust } from '@darnley/contract/release'
import { canarySet, siteKinds } from '#core/registry.ts'
import { refText, releasesOf, type ReleaseRef } from '#core/sets.ts'
import { isSignedBy, publicKeyOf, signText } from './keys.ts'

/** A release on one kind of site. */
export interface Approved {
  readonly site: SiteKind
  readonly release: ReleaseRef
}

/** Returns the area that a release belongs to: the variants of the host have one key. */
export function areaOfRelease(name: string): string {
  return /^host(?:-|$)/.test(name) ? 'host' : name
}

/** Returns the public keys that may change an area: its team's, or the owner's while it has none. */
export function keysOf(trust: Trust, area: string): string[] {
  const added = (trust.keys[area] ?? []).filter(({ publicKey, signature }) =>
    isSignedBy(keyText(area, publicKey), { signature, publicKeys: [trust.owner] }),
  )
  return added.length > 0 ? added.map(({ publicKey }) => publicKey) : [trust.owner]
}

/** Returns the keys whose signatures count: the owner's stay valid when an area gets a key of its own. */
export function trustedKeys(trust: Trust, area: string): string[] {
  return [...new Set([...keysOf(trust, area), trust.owner])]
}

/** Returns the one of these private keys that may change an area; undefined when none may. */
export function keyFor(
  trust: Trust,
  { area, privateKeys }: { area: string; privateKeys: readonly string[] },
): string | undefined {
  const allowed = keysOf(trust, area)
  return privateKeys.find((key) => allowed.includes(publicKeyOf(key)))
}

/** Whether the team of a release made it live on a site. Everything is, in a store without keys. */
export function isApproved({ trust }: ReleaseRegistry, { site, release }: Approved): boolean {
  if (!trust) return true
  const signature = trust.approvals[site]?.[refText(release)]
  if (signature === undefined) return false
  const publicKeys = trustedKeys(trust, areaOfRelease(release.name))
  return isSignedBy(approvalText({ site, release }), { signature, publicKeys })
}

/** Signs that a release may be live on a site. */
export function approve(trust: Trust, approved: Approved, privateKey: string): Trust {
  const { site, release } = approved
  const signature = signText(approvalText(approved), privateKey)
  const approvals = { ...trust.approvals[site], [refText(release)]: signature }
  return { ...trust, approvals: { ...trust.approvals, [site]: approvals } }
}

/** Returns what the owner signs when a team gets a key. */
export function keyText(area: string, publicKey: string): string {
  return `key ${area} ${publicKey}`
}

/** Returns all releases that a registry names on a site: live, in the canary, or in a former set. */
export function namedReleases(registry: ReleaseRegistry, site: SiteKind): ReleaseRef[] {
  const canary = canarySet(registry, site)
  const former = (registry.history[site] ?? []).map(({ set }) => set)
  const sets = [registry.sites[site], ...(canary ? [canary] : []), ...former]
  const named = new Map(sets.flatMap(releasesOf).map((release) => [refText(release), release]))
  return [...named.values()]
}

/** Drops the approvals of releases that no set names any more. */
export function withoutOldApprovals(registry: ReleaseRegistry): ReleaseRegistry {
  const { trust } = registry
  if (!trust) return registry
  const approvals = Object.fromEntries(
    siteKinds.map((site) => {
      const named = new Set(namedReleases(registry, site).map(refText))
      const kept = Object.entries(trust.approvals[site] ?? {}).filter(([ref]) => named.has(ref))
      return [site, Object.fromEntries(kept)]
    }),
  )
  return { ...registry, trust: { ...trust, approvals } }
}

function approvalText({ site, release }: Approved): string {
  return `live ${site} ${refText(release)}`
}
