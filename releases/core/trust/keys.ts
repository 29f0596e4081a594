import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { z } from 'zod'

/**
 * Ed25519 keys in base64: a private key as PKCS #8, a public key as SPKI, both DER. One line each, so that they fit into
 * a setting of a pipeline.
 */
export function makePrivateKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519')
  return privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
}

export function publicKeyOf(privateKey: string): string {
  const key = createPublicKey(readPrivate(privateKey))
  return key.export({ format: 'der', type: 'spki' }).toString('base64')
}

/** Returns a signature in base64url. */
export function signText(text: string, privateKey: string): string {
  return sign(null, Buffer.from(text), readPrivate(privateKey)).toString('base64url')
}

/** Whether one of these public keys made the signature. */
export function isSignedBy(
  text: string,
  { signature, publicKeys }: { signature: string; publicKeys: readonly string[] },
): boolean {
  return publicKeys.some((publicKey) =>
    verify(null, Buffer.from(text), readPublic(publicKey), Buffer.from(signature, 'base64url')),
  )
}

/** Parses the setting RELEASE_KEY: one private key, or several separated by commas. @throws Error for anything else */
export function readPrivateKeys(setting: string): string[] {
  const keys = setting
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean)
  for (const key of keys)
    try {
      readPrivate(key)
    } catch {
      throw new Error(
        'RELEASE_KEY is no private key: it is what `npm run release -- keys make <file>` writes.',
      )
    }
  return keys
}

/** A public key as a setting or an argument. */
export const PublicKey = z.string().refine((text) => {
  try {
    return readPublic(text).asymmetricKeyType === 'ed25519'
  } catch {
    return false
  }
}, 'is no public key: `npm run release -- keys make <file>` prints one')

/** Returns the first characters of a public key that differ between keys, for messages. */
export function keyMark(publicKey: string): string {
  // The first 16 characters are the same in all Ed25519 keys.
  return publicKey.slice(16, 24)
}

function readPrivate(key: string): ReturnType<typeof createPrivateKey> {
  return createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' })
}

function readPublic(key: string): ReturnType<typeof createPublicKey> {
  return createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' })
}
