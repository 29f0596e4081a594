import { withoutContacts } from '@darnley/node/without-contacts'
import { resolveTrace } from '@darnley/releases/health/traces'
import type { ReleaseStore } from '@darnley/releases/store'

/** Characters of a resolved trace: enough for the message and the frames that tell where. */
const LONGEST = 3000

/** Returns message and stack with places in the sources, without contacts and without queries of addresses. */
export async function describeError(
  store: Pick<ReleaseStore, 'readPrivate'>,
  text: string,
): Promise<string> {
  const resolved = await resolveTrace(store, text.replaceAll(/\?[^\s:)]*/g, ''))
  return withoutContacts(resolved).slice(0, LONGEST)
}

/** Returns the `name@version` of the release that a stack leads to first; null for none. */
export function releaseIn(text: string): string | null {
  const [, name, version] = /\/releases\/(?:_retry-\d+\/)?([\w-]+)\/(\w[\w.-]*)\//.exec(text) ?? []
  return name && version ? `${name}@${version}` : null
}
