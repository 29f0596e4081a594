import { standardContainerFolder } from '@darnley/contract/standard-container'
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

const release = String.raw`^/[\w-]+/[\w.-]+`
const publicFiles = [
  new RegExp(
    String.raw`${release}(?:/${standardContainerFolder})?/(?:remoteEntry\.js|notices\.txt|assets/[\w.-]+)$`,
  ),
  new RegExp(
    String.raw`${release}/${standardContainerFolder}/(?:mf-manifest\.json|@mf-types\.(?:zip|d\.ts))$`,
  ),
]

/** Whether a path inside of the store is in the standard container of a release. */
export function isInStandardContainer(pathname: string): boolean {
  return pathname.split('/')[3] === standardContainerFolder
}

/** Whether a browser may request a file of a release: never its server part, manifest or notes. */
export function isPublicFile(pathname: string): boolean {
  return publicFiles.some((each) => each.test(pathname))
}
