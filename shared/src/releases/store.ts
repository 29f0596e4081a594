import type { ReleaseManifest } from '#src/contract/release.ts'
import type { ReleaseRef } from './sets.ts'

/** Where published releases, the registry of live sets and the audit log lie: a folder or a bucket. */
export interface ReleaseStore {
  /** The folder on this machine in which releases lie as `<name>/<version>/`; a bucket's come into it on demand. */
  readonly folder: string
  /** Null when there is no such release. */
  manifest(release: ReleaseRef): Promise<ReleaseManifest | null>
  /** Sees to it that all files of a release lie in the folder. @throws Error when there is no such release */
  fetch(release: ReleaseRef): Promise<string>
  /** Takes a folder with its manifest in; one that is there already stays as it is. */
  publish(release: ReleaseRef, built: string): Promise<void>
  list(): Promise<ReleaseRef[]>
  remove(release: ReleaseRef): Promise<void>
  /** Text of the registry; null before the first promotion. */
  readRegistry(): Promise<string | null>
  /** Changes the registry in one step: nobody else's change is lost. */
  updateRegistry(change: (before: string | null) => Promise<string> | string): Promise<void>
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
