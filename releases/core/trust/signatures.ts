import { z } from 'zod'
import type { ReleaseRegistry } from '@darnley/contract/release'
import { refText, type ReleaseRef } from '#core/sets.ts'
import type { ReleaseStore } from '#core/store.ts'
import { areaOfRelease, trustedKeys } from './approvals.ts'
import { isSignedBy, signText } from './keys.ts'
import { requireKey } from './not-authorised.ts'

type SignedStore = Pick<ReleaseStore, 'signedManifest' | 'writeSignature'>
type ReadStore = Pick<ReleaseStore, 'signedManifest'>

/**
 * Returns the key that signs the releases of an area; undefined without any, in a store without keys.
 * @throws NotAuthorised when the area has a key that is not given
 */
export function publishingKey(
  registry: ReleaseRegistry | null,
  { name, privateKeys }: { name: string; privateKeys: readonly string[] },
): string | undefined {
  const trust = registry?.trust
  if (!trust) return privateKeys[0]
  return requireKey(trust, { area: areaOfRelease(name), privateKeys })
}

/** Signs the manifest of a published release, and with it the hash of each of its files. */
export async function signRelease(
  store: SignedStore,
  { release, privateKey }: { release: ReleaseRef; privateKey: string },
): Promise<void> {
  const signed = await store.signedManifest(release)
  if (!signed) throw new Error(`There is no release ${refText(release)}`)
  await store.writeSignature(release, signText(signed.text, privateKey))
}

/** Whether a release was published with a key of its team; every release is, in a store without keys. */
export async function isReleaseSigned(
  store: ReadStore,
  { registry: { trust }, release }: { registry: ReleaseRegistry; release: ReleaseRef },
): Promise<boolean> {
  if (!trust) return true
  const signed = await store.signedManifest(release)
  if (!signed || signed.signature === null) return false
  // A signed manifest does not vouch for the folder of another release.
  const { name, version } = Named.parse(JSON.parse(signed.text))
  if (name !== release.name || version !== release.version) return false
  const publicKeys = trustedKeys(trust, areaOfRelease(name))
  return isSignedBy(signed.text, { signature: signed.signature, publicKeys })
}

/** @throws Error for a release that was not published with a key of its team */
export async function assertReleaseSigned(
  store: ReadStore,
  signed: { registry: ReleaseRegistry; release: ReleaseRef },
): Promise<void> {
  if (await isReleaseSigned(store, signed)) return
  throw new Error(
    `${refText(signed.release)} is not signed with the key of its team. Publish it again with that key in RELEASE_KEY.`,
  )
}

const Named = z.object({ name: z.string(), version: z.string() })
