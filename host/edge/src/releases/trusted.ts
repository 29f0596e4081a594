import type { SiteKind } from '@darnley/contract/area'
import type { ReleaseRegistry } from '@darnley/contract/release'
import { refText, type ReleaseRef } from '@darnley/releases/sets'
import type { ReleaseStore } from '@darnley/releases/store'
import { isApproved } from '@darnley/releases/trust/approvals'
import { isReleaseSigned } from '@darnley/releases/trust/signatures'

/** @throws Error when another owner, or none, vouches for the keys of a registry */
export function assertOwner({ trust }: ReleaseRegistry, owner: string | undefined): void {
  if (owner === undefined || trust?.owner === owner) return
  throw new Error(
    trust
      ? 'The keys in the registry are vouched for by another owner than RELEASE_OWNER_KEY says.'
      : 'The registry has no keys, and RELEASE_OWNER_KEY asks for them: `npm run release -- keys own` signs what is live.',
  )
}

interface ToTrust {
  readonly registry: ReleaseRegistry
  readonly site: SiteKind
  readonly releases: readonly ReleaseRef[]
  /** Shown to one member of staff before it has an approval. */
  readonly preview?: ReleaseRef | undefined
}

/** @throws Error for a release that its team did not publish, or did not make live on this site */
export async function assertTrusted(
  store: ReleaseStore,
  { registry, site, releases, preview }: ToTrust,
): Promise<void> {
  for (const release of releases) {
    if (!(await isReleaseSigned(store, { registry, release })))
      throw new Error(`${refText(release)} is not signed with the key of its team`)
    const isPreview = release.version === preview?.version
    if (!isPreview && !isApproved(registry, { site, release }))
      throw new Error(`The team of ${refText(release)} did not make it live on the site '${site}'`)
  }
}
