import { type Limit, limitOf, placeOf } from '#src/modules/throttle/throttle.ts'

export const TOO_MANY_SIGN_INS = 'Too many attempts to sign in. Please wait.'

const seconds = 15 * 60
/**
 * Limits for failed attempts within a window: for one subject from one source (an account from an address or from a
 * known device), for an account from all unknown devices, and for one address in total.
 */
const SUBJECT = { max: 10, seconds }
const ACCOUNT = { max: 100, seconds }
const ADDRESS = { max: 50, seconds }

/** The limits an attempt counts against; the subject's count is cleared when its owner signs in. */
export interface GuessLimits {
  readonly subject: Limit
  readonly all: readonly Limit[]
}

interface SignIn {
  readonly account: string
  readonly address: string
  /** A device on which the owner has signed in before; null for any other. */
  readonly device: string | null
}

/**
 * Returns the limits of a sign-in. Unknown devices are counted for each account and address, and together; a known
 * device is counted separately. This stops guessing without locking out the owner (S11).
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

/** Returns the limits for access codes, which name no account: attempts of an address. */
export function accessCodeLimits(address: string): readonly Limit[] {
  return [limitOf(placeOf(address), ADDRESS)]
}
