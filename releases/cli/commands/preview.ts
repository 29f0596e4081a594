import { writeAudit } from '#core/audit.ts'
import { previewQuery } from '#core/preview.ts'
import { refText, type ReleaseRef } from '#core/sets.ts'
import { releaseNames } from '#core/places.ts'
import { CommandError, readRegistry, type Context } from './context.ts'

export interface PreviewOptions {
  readonly release: ReleaseRef
  /** The edge's RELEASE_PREVIEW_SECRET. */
  readonly secret: string | undefined
  readonly days: number
}

/** Prints the query of a signed link, which shows a release in the live site to the person who opens it. */
export async function preview(context: Context, options: PreviewOptions): Promise<void> {
  const { store, log, who } = context
  const { release, secret, days } = options
  if (!secret)
    throw new CommandError(
      'Previews are signed with the secret of the edge, and none is known: start this installation once with `npm start`, which makes one, or set RELEASE_PREVIEW_SECRET as the edge has it.',
    )
  for (const name of releaseNames(await readRegistry(store), release.name))
    if (!(await store.holds({ name, version: release.version })))
      throw new CommandError(
        `There is no release ${refText({ name, version: release.version })} in ${store.place}.`,
      )
  const until = Math.floor(Date.now() / 1000) + days * 86_400
  await writeAudit(store, {
    at: new Date().toISOString(),
    who,
    action: 'preview',
    releases: [refText(release)],
    sites: [],
    why: context.why ?? `a link for ${days} days`,
  })
  log(`Open any page of the site with ?${previewQuery({ release, until }, secret)}`)
}
