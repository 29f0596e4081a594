import type { ReleaseRegistry, ReleaseSet } from '@darnley/contract/release'
import { refText, releasesOf, type ReleaseRef } from './sets.ts'

/** Names a release and the vendor file or host that it runs with: `booking@2 with vendor@1`. */
export function pairText(user: ReleaseRef, given: ReleaseRef): string {
  return `${refText(user)} with ${refText(given)}`
}

/** Returns why releases of a set do not fit each other, as far as the compiler was asked (`registry.misfits`). */
export function findKnownMisfits(registry: ReleaseRegistry, set: ReleaseSet): string[] {
  const shell = [{ name: 'vendor', version: set.vendor }, set.host]
  return releasesOf(set).flatMap((user) =>
    shell.flatMap((given) => {
      const why = registry.misfits[pairText(user, given)]
      return why === undefined ? [] : [`${refText(user)} does not fit ${refText(given)}: ${why}`]
    }),
  )
}
