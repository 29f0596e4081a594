import type { ReleaseManifest } from '#src/contract/release.ts'
import type { ReleaseRef } from './sets.ts'

/** The registry as it lies in a store. */
export interface StoredRegistry {
  readonly text: string
  /** Names this state of it: a change says which one it was made from. */
  readonly revision: string
}

/** Where published releases, the registry of live sets and the audit log lie: a folder or a bucket. */
export interface ReleaseStore {
  /** What it is, for messages: `the folder /srv/releases`. */
  readonly place: string
  /** The folder on this machine in which releases lie as `<name>/<version>/`; a bucket's come into it on demand. */
  readonly folder: string
  /** Resolves when several may change the registry at once. @throws UnsafeStoreError when changes could be lost */
  check(): Promise<void>
  /** Null when there is no such release. */
  manifest(release: ReleaseRef): Promise<ReleaseManifest | null>
  /** Whether the store itself holds a release, whatever was kept of it on this machine. */
  holds(release: ReleaseRef): Promise<boolean>
  /** Sees to it that all files of a release lie in the folder. @throws Error when there is no such release */
  fetch(release: ReleaseRef): Promise<string>
  /** Takes a folder with its manifest in; one that is there already stays as it is. */
  publish(release: ReleaseRef, built: string): Promise<void>
  list(): Promise<ReleaseRef[]>
  remove(release: ReleaseRef): Promise<void>
  /** Null before the first promotion. */
  readRegistry(): Promise<StoredRegistry | null>
  /**
   * Writes the registry only if its revision is still the one given (null: there is none yet). False when it is another.
   * Use `changeRegistry`, which tries again.
   */
  replaceRegistry(text: string, revision: string | null): Promise<boolean>
  /** Another text whenever the registry is another. Cheap: asked at every request. */
  registryMark(): Promise<string>
  /** Adds a line to the audit log. */
  appendAudit(line: string): Promise<void>
  /** All lines of the audit log, oldest first. */
  readAudit(): Promise<string[]>
  /** Keeps what one edge counted in a window of time, in the place of what it had counted so far. */
  keepTally(window: string, tally: { readonly by: string; readonly text: string }): Promise<void>
  /** What all edges counted in a window of time. */
  readTallies(window: string): Promise<string[]>
  /** Forgets windows of time whose names sort before this one. */
  dropTallies(before: string): Promise<void>
}

/** A store in which two changes at once could undo each other. Its message says why, and what to use instead. */
export class UnsafeStoreError extends Error {}
