import { ensureOwnerKey } from '@darnley/releases/trust/key-file'
import { readPrivateKeys } from '@darnley/releases/trust/keys'

/**
 * Returns the keys that releases are made live with: those in RELEASE_KEY, or else the owner's key of the folder. A
 * bucket, which others use as well, has no key unless the environment names one.
 */
export async function releaseKeys(releasesFolder: string): Promise<string[]> {
  const { RELEASE_KEY, RELEASES_BUCKET_URL } = process.env
  if (RELEASE_KEY !== undefined) return readPrivateKeys(RELEASE_KEY)
  return RELEASES_BUCKET_URL ? [] : [await ensureOwnerKey(releasesFolder)]
}
