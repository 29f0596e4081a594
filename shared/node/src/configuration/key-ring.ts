/** Secrets of one purpose. The first signs, all of them verify. */
export type KeyRing = readonly [string, ...string[]]

/**
 * Reads a setting that holds a secret, or during a rotation several, comma-separated.
 * @throws Error when it holds none
 */
export function keyRing(setting: string): KeyRing {
  const [first, ...others] = secretsIn(setting)
  if (first === undefined) throw new Error('a key ring needs a secret')
  return [first, ...others]
}

/** Returns the secrets of a setting that may be absent; none when it is. */
export function secretsIn(setting: string | undefined): string[] {
  return (setting ?? '')
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '')
}
