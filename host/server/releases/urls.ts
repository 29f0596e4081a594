import type { ReleaseManifest } from 'shared/contract/release'
import type { ReleaseRef } from 'shared/releases/sets'

/** The address of a release's file on a site. */
export function fileUrl(release: Pick<ReleaseManifest, 'name' | 'version'>, file: string): string {
  return `/releases/${release.name}/${release.version}/${file}`
}

/** Takes the segment away that makes a hung file's address new (host/src/remotes/fresh-url.ts). */
export function withoutRetrySegment(url: string): string {
  return url.replace(/^\/releases\/_retry-\d+\//, '/releases/')
}

/** The release whose public file an address names; null for every other address. */
export function releaseOfUrl(url: string): ReleaseRef | null {
  const path = url.replace(/\?.*$/, '').replace(/^\/releases/, '')
  const [, name, version] = path.split('/')
  return isPublicFile(path) && name && version ? { name, version } : null
}

/** What of a release a browser may ask for: never its server part, manifest or notes. */
export function isPublicFile(pathname: string): boolean {
  return /^\/[\w-]+\/[\w.-]+\/(?:remoteEntry\.js|assets\/[\w.-]+)$/.test(pathname)
}
