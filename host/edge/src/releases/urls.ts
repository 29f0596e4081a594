import type { ReleaseRef } from '@darnley/releases/sets'

/** Removes the path segment that gives a hung file a new URL (@darnley/contract/fresh-url). */
export function withoutRetrySegment(url: string): string {
  return url.replace(/^\/releases\/_retry-\d+\//, '/releases/')
}

/** Returns the release whose public file a URL names; null for any other URL. */
export function releaseOfUrl(url: string): ReleaseRef | null {
  const path = url.replace(/\?.*$/, '').replace(/^\/releases/, '')
  const [, name, version] = path.split('/')
  return isPublicFile(path) && name && version ? { name, version } : null
}

/** Whether a browser may request a file of a release: never its server part, manifest or notes. */
export function isPublicFile(pathname: string): boolean {
  return /^\/[\w-]+\/[\w.-]+\/(?:remoteEntry\.js|assets\/[\w.-]+)$/.test(pathname)
}
