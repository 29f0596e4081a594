import { type Limit, limitOf, placeOf } from '#src/modules/throttle/throttle.ts'

export const TOO_MANY_SIGN_INS = 'Too many attempts to sign in. Please wait.'

const seconds = 15 * 60
/**
 * Failed attempts within a window: at one thing from one place (an account from an address or from a browser of its
 * owner), at an account from all strange places, and from one address at anything.
 */
const SUBJECT = { most: 10, seconds }
const ACCOUNT = { most: 100, seconds }
const ADDRESS = { most: 50, seconds }

/** What an attempt is counted against; the subject is forgotten once its owner signs in. */
export interface GuessLimits {
  readonly subject: Limit
  readonly all: readonly Limit[]
}

interface SignIn {
  readonly account: string
  readonly address: string
  /** The browser that its owner has signed in with before; null for any other. */
  readonly device: string | null
}

/**
 * Strangers are counted for an account from each address, and together; a browser that its owner has used counts
 * alone. So guessing is stopped, and locks no owner out (S11).
 */
export function signInLimits({ account, address, device }: SignIn): GuessLimits {
  if (device !== null) {
    const subject = limitOf(`device ${device}`, SUBJECT)
    return { subject, all: [subject] }
  }
  const name = account.toLowerCase()
  const place = placeOf(address)
  const subject = limitOf(`account ${name} from ${place}`, SUBJECT)
  return {
    subject,
    all: [subject, limitOf(`account ${name} from anywhere`, ACCOUNT), limitOf(place, ADDRESS)],
  }
}

/** For access codes, which name no account: what an address may try. */
export function accessCodeLimits(address: string): readonly Limit[] {
  return [limitOf(placeOf(address), ADDRESS)]
}
