import type { ReleaseManifest } from '@darnley/contract/release'
import type { ReleaseRef } from './sets.ts'

/** The folder of a release whose files are for the release tools, and never served. */
export const privateFolder = 'private'

/** The registry as it is stored. */
export interface StoredRegistry {
  readonly text: string
  /** Identifies this state of the registry: a change names the revision that it is based on. */
  readonly revision: string
}

/** The text of a manifest, which its signature covers. */
export interface SignedManifest {
  readonly text: string
  /** In base64url; null for an unsigned release. */
  readonly signature: string | null
}

/** Stores published releases, the registry of live sets and the audit log, in a folder or a bucket. */
export interface ReleaseStore {
  /** Description for messages: `the folder /srv/releases`. */
  readonly place: string
  /** The folder on this machine that holds releases as `<name>/<version>/`; a bucket's are fetched on demand. */
  readonly folder: string
  /** Resolves when concurrent changes of the registry are safe. @throws UnsafeStoreError when changes could be lost */
  check(): Promise<void>
  /** Null when there is no such release. */
  manifest(release: ReleaseRef): Promise<ReleaseManifest | null>
  /** Null when there is no such release. */
  signedManifest(release: ReleaseRef): Promise<SignedManifest | null>
  /** Stores the signature of a published release, replacing an earlier one. */
  writeSignature(release: ReleaseRef, signature: string): Promise<void>
  /** Whether the store itself contains a release, whatever is cached on this machine. */
  holds(release: ReleaseRef): Promise<boolean>
  /**
   * Returns the folder with all files of a release but the private ones, fetching it when needed. @throws Error when
   * there is no such release
   */
  fetch(release: ReleaseRef): Promise<string>
  /** Returns a file of a release's private folder; null when the release has none of this name. */
  readPrivate(release: ReleaseRef, name: string): Promise<Buffer | null>
  /** Stores a folder with its manifest; a release that exists is not changed. */
  publish(release: ReleaseRef, built: string): Promise<void>
  list(): Promise<ReleaseRef[]>
  remove(release: ReleaseRef): Promise<void>
  /** Null before the first promotion. */
  readRegistry(): Promise<StoredRegistry | null>
  /** Keeps a registry on this machine, for a start while the store cannot be reached. A folder needs no copy. */
  keepRegistry(stored: StoredRegistry): Promise<void>
  /** Returns the registry that was kept on this machine last; null without one. */
  keptRegistry(): Promise<StoredRegistry | null>
  /**
   * Writes the registry only if its revision is still the given one (null: none exists yet); returns false otherwise.
   * Use `changeRegistry`, which retries.
   */
  replaceRegistry(text: string, revision: string | null): Promise<boolean>
  /** Returns an etag of the registry. Cheap: called on every request. */
  registryEtag(): Promise<string>
  /** Adds a line to the audit log. */
  appendAudit(line: string): Promise<void>
  /** All lines of the audit log, oldest first. */
  readAudit(): Promise<string[]>
  /** Stores what one edge counted in an hour (health/counts.ts), replacing its earlier count. */
  writeCounts(window: string, tally: { readonly by: string; readonly text: string }): Promise<void>
  /** Returns what all edges counted in an hour. */
  readCounts(window: string): Promise<string[]>
  /** Removes hours whose names sort before this one. */
  removeCounts(before: string): Promise<void>
}

/**
 * The error for a store in which concurrent changes could undo each other. Its message says why, and what to use
 * instead.
 */
export class UnsafeStoreError extends Error {}
