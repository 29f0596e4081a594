import type { LiveSet } from '@darnley/contract/release-failure'
import { tabStorage } from '@darnley/web/storage'
import { pageReleases } from '#src/areas/page-blocks.ts'

const guardKey = 'changed-over'

/** Returns the id of the set that a new page of this visitor would get, when it differs from this page's. */
export async function findNewSet(): Promise<string | null> {
  const { set } = pageReleases()
  const response = await fetch('/releases/live', { cache: 'no-store' })
  if (!response.ok) return null
  const live = ((await response.json()) as LiveSet).set
  return live === set ? null : live
}

/** Reloads the page when there is another set, once for each set, so that it cannot loop. */
export async function reloadIntoNewSet(): Promise<void> {
  const found = await findNewSet().catch(() => null)
  if (found && claim(found)) location.reload()
}

/** Returns false when storage is off: then the page is not reloaded automatically. */
function claim(set: string): boolean {
  if (tabStorage.read(guardKey) === set) return false
  tabStorage.write(guardKey, set)
  return tabStorage.read(guardKey) === set
}
