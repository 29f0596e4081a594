import { createHash } from 'node:crypto'
import type { ReleaseSet } from '@darnley/contract/release'

/** One release, by name and version. */
export interface ReleaseRef {
  readonly name: string
  readonly version: string
}

/** Returns `booking@0.0.1-1a2b3c4d`, as the command line and the audit log write it. */
export function refText({ name, version }: ReleaseRef): string {
  return `${name}@${version}`
}

/** Parses `booking@0.0.1-1a2b3c4d`; null for any other format. */
export function parseRef(text: string): ReleaseRef | null {
  const [, name, version] = /^([a-z][\w-]*)@(\d[\w.-]*)$/.exec(text) ?? []
  return name && version ? { name, version } : null
}

/** Returns the address of a release's file on every site. */
export function fileUrl({ name, version }: ReleaseRef, file: string): string {
  return `/releases/${name}/${version}/${file}`
}

/** Returns every release of a set: vendor file, host and remotes. */
export function releasesOf({ vendor, host, remotes }: ReleaseSet): ReleaseRef[] {
  return [
    { name: 'vendor', version: vendor },
    host,
    ...Object.entries(remotes).map(([name, version]) => ({ name, version })),
  ]
}

/** Returns the set with these releases replaced. */
export function withReleases(
  set: ReleaseSet,
  changes: Readonly<Record<string, string>>,
): ReleaseSet {
  return Object.entries(changes).reduce((changed, [name, version]) => {
    if (name === 'vendor') return { ...changed, vendor: version }
    if (name === changed.host.name) return { ...changed, host: { name, version } }
    return { ...changed, remotes: { ...changed.remotes, [name]: version } }
  }, set)
}

/** Returns the id of a set, which depends on its versions alone. */
export function setId(set: ReleaseSet): string {
  const names = releasesOf(set).map(refText).sort()
  return createHash('sha256').update(names.join()).digest('hex').slice(0, 12)
}

/** Returns the releases of `after` that are not in `before`. */
export function changedReleases(before: ReleaseSet, after: ReleaseSet): ReleaseRef[] {
  const known = new Set(releasesOf(before).map(refText))
  return releasesOf(after).filter((release) => !known.has(refText(release)))
}
