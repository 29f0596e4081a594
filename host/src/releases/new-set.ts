import type { LiveSet } from 'shared/contract/release-failure'
import { pageReleases } from '#src/remotes/registry.ts'

const guardKey = 'changed-over'

/** Id of the set that a new page of this visitor would get, when it is another than this page's. */
export async function findNewSet(): Promise<string | null> {
  const { set } = pageReleases()
  const response = await fetch('/releases/live', { cache: 'no-store' })
  if (!response.ok) return null
  const live = ((await response.json()) as LiveSet).set
  return live === set ? null : live
}

/** Loads the page anew when there is another set, once for each set: a page never goes round in circles. */
export async function reloadIntoNewSet(): Promise<void> {
  const found = await findNewSet().catch(() => null)
  if (found && claim(found)) location.reload()
}

/** Storage may be switched off: then nothing is reloaded by itself. */
function claim(set: string): boolean {
  try {
    if (sessionStorage.getItem(guardKey) === set) return false
    sessionStorage.setItem(guardKey, set)
    return true
  } catch {
    return false
  }
}
