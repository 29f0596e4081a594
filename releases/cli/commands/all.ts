import { yardstick } from '#cli/areas.ts'
import { releaseAll } from '#cli/release-all.ts'
import type { Context } from './context.ts'

/** Brings the configured store up to date with the working tree: builds whatever changed and makes it live. */
export async function all(
  { store, log, areas: known }: Context,
  { force, withYardstick }: { readonly force: boolean; readonly withYardstick: boolean },
): Promise<void> {
  const areas = withYardstick ? [...known, yardstick] : known
  const built = await releaseAll({ store, onlyChanged: !force, areas, log })
  log(`${built.length} of ${areas.length} areas built; the whole set is live in ${store.place}.`)
}
