import type { Trust } from '@darnley/contract/release'
import { keyFor, keysOf } from './approvals.ts'
import { keyMark } from './keys.ts'

/** An area was changed without a key of its team. */
export class NotAuthorised extends Error {
  constructor(trust: Trust, area: string) {
    const marks = keysOf(trust, area).map(keyMark).join(', ')
    super(
      `'${area}' is changed with the key of its team (${marks}), and RELEASE_KEY does not hold it. Set RELEASE_KEY, or have the owner add your key: \`npm run release -- keys add ${area} <public key>\`.`,
    )
  }
}

/** Returns the one of these private keys that may change an area. @throws NotAuthorised when none may */
export function requireKey(
  trust: Trust,
  given: { readonly area: string; readonly privateKeys: readonly string[] },
): string {
  const key = keyFor(trust, given)
  if (key === undefined) throw new NotAuthorised(trust, given.area)
  return key
}
