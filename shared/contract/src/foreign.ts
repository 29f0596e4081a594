import { z } from 'zod'
import { AreaPage, MenuEntry } from './area.ts'

/** A module as a stock container names it: `./Page`, `./pages/start`, or `.`. */
const ForeignModule = z
  .string()
  .regex(/^\.(?:\/[\w-]+)*$/, 'Write the name of an exposed module, such as ./Page.')

/**
 * A page of a foreign container. What needs the release's own files (first screen, first request), rights of the
 * document or a set of releases is for areas of this site alone.
 */
const ForeignPage = z.strictObject({
  ...AreaPage.pick({
    path: true,
    title: true,
    heading: true,
    description: true,
    sites: true,
    backdrop: true,
    isIndexed: true,
    canonical: true,
  }).shape,
  module: ForeignModule,
  /** A path of a container has one page, so there is none for signed-out visitors. */
  audience: AreaPage.shape.audience.unwrap().exclude(['signed-out']).optional(),
})

/**
 * The declaration that is registered with a foreign container, in the format of `AreaDeclaration`. It has no slots: a
 * slot is on every page, and only the container's own pages may load it.
 */
export const ForeignDeclaration = z.strictObject({
  pages: z
    .array(ForeignPage)
    .min(1)
    .refine(
      (pages) => new Set(pages.map(({ path }) => path)).size === pages.length,
      'A path has one page.',
    )
    .readonly(),
  menu: z.array(MenuEntry.strict()).readonly().default([]),
})
export type ForeignDeclaration = z.infer<typeof ForeignDeclaration>

/**
 * Address of a container: its `remoteEntry.js` or its `mf-manifest.json`, over https. Over http only on this machine,
 * for development and tests: browsers count loopback addresses as secure.
 */
export const EntryAddress = z
  .url({ abort: true })
  .refine(isSecure, 'Write an https address; http is for this machine alone.')
  .refine((address) => new URL(address).username === '', 'Leave out user and password.')

function isSecure(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  const isLoopback = /^(?:localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(hostname)
  return protocol === 'https:' || (protocol === 'http:' && isLoopback)
}

/** A foreign container as it was registered once. */
export const Mount = z.object({
  entry: EntryAddress,
  declaration: ForeignDeclaration,
  /** Package > the range of versions that it takes from the vendor file. */
  requires: z.record(z.string(), z.string()).default({}),
  /** When it was registered; also identifies it. */
  at: z.iso.datetime(),
  /** By a key of the container's team or the owner; without one in a store without keys. */
  signature: z.string().optional(),
})
export type Mount = z.infer<typeof Mount>

/** A container of another origin, which is mounted on a site as it is: not published, not hashed, in no set. */
export const ForeignContainer = z.object({
  live: Mount,
  /** What was registered before, the latest first, without what was rolled back. */
  former: z.array(Mount).default([]),
})
export type ForeignContainer = z.infer<typeof ForeignContainer>
