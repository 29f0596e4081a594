import { baseline } from '#cli/areas.ts'
import { releaseAll } from '#cli/release-all.ts'
import type { Context } from './context.ts'

/** Updates the configured store from the working tree: builds all changed areas and makes them live. */
export async function all(
  { store, log, areas: known, privateKeys }: Context,
  { force, withBaseline }: { readonly force: boolean; readonly withBaseline: boolean },
): Promise<void> {
  const areas = withBaseline ? [...known, baseline] : known
  const built = await releaseAll({ store, onlyChanged: !force, areas, log, privateKeys })
  log(`${built.length} of ${areas.length} areas built; the whole set is live in ${store.place}.`)
}
