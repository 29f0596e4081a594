import { z } from 'zod'
import { AreaDeclaration, SiteKind } from './area.ts'
import { ForeignContainer } from './foreign.ts'

/**
 * The formats of a release folder and of the registry of live releases: written by the release tools, read by the edge.
 * The release store outlives both, so a change here must be backward compatible. A release of another format is not
 * served, as if it had been removed.
 */
export const releaseSchemaVersion = 2
export const registrySchemaVersion = 1

/** The file of a release with the licences of the packages that its scripts hold. */
export const noticesFile = 'notices.txt'
/** The same of what renders its pages on the server. */
export const rendererNoticesFile = 'server/notices.txt'

const FileName = z.string().min(1)
const Names = z.record(z.string(), z.array(z.string()))

/** One file of a release, by its path inside the folder. */
export const ReleaseFile = z.object({
  /** `sha384-...`, in the format of the integrity attribute. */
  integrity: z.string(),
  bytes: z.int(),
  /** Transfer size; null for files that are not compressed. */
  brotliBytes: z.int().nullable(),
})
export type ReleaseFile = z.infer<typeof ReleaseFile>

/** The files that a page needs for one entry: the entry, its static imports and its styles. */
export const ReleaseEntry = z.object({
  file: FileName,
  /** Static closure of the entry, in load order; the entry itself comes first. */
  scripts: z.array(FileName),
  styles: z.array(FileName),
})
export type ReleaseEntry = z.infer<typeof ReleaseEntry>

export const ReleaseManifest = z.object({
  schemaVersion: z.literal(releaseSchemaVersion),
  name: z.string(),
  version: z.string(),
  /** Version of the contract (version.ts) that it was built with. */
  contractVersion: z.string(),
  files: z.record(FileName, ReleaseFile),
  /** `main` of the host, `vendor` of the vendor file, `./wizard` and so on of a remote. */
  entries: z.record(z.string(), ReleaseEntry),
  /** A remote's container; null for host and vendor. */
  remoteEntry: FileName.nullable(),
  /** The host's renderer for the edge; null for everything else. */
  serverEntry: FileName.nullable(),
  /** What it imports from the vendor file, by specifier. */
  vendorImports: Names,
  /** What the vendor file exports, by specifier; empty for everything else. */
  vendorExports: Names,
  /** Package > version: the packages that a vendor file contains, or that another release was built against. */
  sharedVersions: z.record(z.string(), z.string()).default({}),
  /** Package > version that a remote brings itself, although the vendor file has one. */
  ownVersions: z.record(z.string(), z.string()).default({}),
  /** Hash of the sources that are kept with it for the gate (docs/decisions/045); null without any. */
  sources: z.string().nullable().default(null),
  /** What a remote declares in its `src/pages.ts`; empty for everything else. */
  area: AreaDeclaration.prefault({}),
  /** Commit of its source; null when the tree was not clean or the commit is unknown. */
  commit: z.string().nullable().default(null),
})
export type ReleaseManifest = z.infer<typeof ReleaseManifest>

/** The tested set of versions that is live on one kind of site: release name > version. */
export const ReleaseSet = z.object({
  vendor: z.string(),
  host: z.object({ name: z.string(), version: z.string() }),
  remotes: z.record(z.string(), z.string()),
})
export type ReleaseSet = z.infer<typeof ReleaseSet>

/** Other versions for a share of the visitors: replaces these releases of the live set. */
export const Canary = z.object({
  /** Release name > version. */
  changes: z.record(z.string(), z.string()),
  /** Percentage of visitors, 1 to 99. */
  percent: z.number().gt(0).lt(100),
  since: z.iso.datetime(),
})
export type Canary = z.infer<typeof Canary>

export const FormerSet = z.object({ set: ReleaseSet, until: z.iso.datetime() })
export type FormerSet = z.infer<typeof FormerSet>

/** Who may change what. Keys are Ed25519: public ones as SPKI in base64, signatures in base64url. */
export const Trust = z.object({
  /** Signs the keys of the teams. Its private key changes every area that has no key of its own. */
  owner: z.string(),
  /** Area > keys of its team, each signed by the owner. */
  keys: z
    .record(z.string(), z.array(z.object({ publicKey: z.string(), signature: z.string() })))
    .default({}),
  /** Site > `name@version` > signature of the team that made this release live there. */
  approvals: z.partialRecord(SiteKind, z.record(z.string(), z.string())).default({}),
})
export type Trust = z.infer<typeof Trust>

/** The origin of another application, as browsers send it: `https://partner.example`. Plain http on this machine only. */
export const ForeignOrigin = z
  .string()
  .refine(isForeignOrigin, 'Write an origin such as https://partner.example.')

function isForeignOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { origin, protocol, hostname } = new URL(text)
  const isHere = /^(?:localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
  return origin === text && (protocol === 'https:' || (protocol === 'http:' && isHere))
}

/**
 * A registry that was written before there was a workshop: its site has the shell of the partner shops, and no areas yet.
 */
function withWorkshop(sites: unknown): unknown {
  const known = z.looseObject({ storefront: z.looseObject({}) }).safeParse(sites).data
  return known && !known['workshop']
    ? { ...known, workshop: { ...known.storefront, remotes: {} } }
    : sites
}

export const ReleaseRegistry = z.object({
  schemaVersion: z.literal(registrySchemaVersion),
  sites: z.preprocess(withWorkshop, z.record(SiteKind, ReleaseSet)),
  canaries: z.partialRecord(SiteKind, Canary).default({}),
  /** Sets that were live before, the latest first. */
  history: z.partialRecord(SiteKind, z.array(FormerSet)).default({}),
  /** Releases that were rolled back on a site, as `name@version`: not served there until they are promoted again. */
  withdrawn: z.partialRecord(SiteKind, z.array(z.string())).default({}),
  /** When each release (`name@version`) in a site's history was last promoted there, or first tried as a canary. */
  promoted: z.partialRecord(SiteKind, z.record(z.string(), z.iso.datetime())).default({}),
  /** Origins of other applications that may mount a site's releases (docs/decisions/044). */
  foreignHosts: z.partialRecord(SiteKind, z.array(ForeignOrigin)).default({}),
  /** Containers of other origins that a site mounts, by name (`release mount`). */
  foreign: z.partialRecord(SiteKind, z.record(z.string(), ForeignContainer)).default({}),
  /** `<user> with <vendor file or host>` > why they do not compile together: such a pair is no way back. */
  misfits: z.record(z.string(), z.string()).default({}),
  /** Releases that `prune` is removing: they cannot become live any more. */
  removing: z.array(z.string()).default([]),
  /** Ids of the latest changes, the latest first, so that a change whose response was lost is not applied again. */
  changes: z.array(z.string()).default([]),
  /** Null in a store without keys: then everybody who can write to it can change it. */
  trust: Trust.nullable().default(null),
})
export type ReleaseRegistry = z.infer<typeof ReleaseRegistry>
