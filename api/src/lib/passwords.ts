import { hash, verify } from '@node-rs/argon2'

/** Verified when the account does not exist, so that the response takes as long. */
const decoy = hash('a password of no account')

/** Whether a password is the one with this hash; false, after the same time, without a hash. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const isRight = await verify(stored ?? (await decoy), password)
  return isRight && stored !== null
}
