import { Secret, TOTP } from 'otpauth'
import { readReadableCode } from '#src/lib/readable-code.ts'
import { hashToken } from '#src/lib/tokens.ts'

/** What is stored of the second step of a colleague. */
export interface StoredSecondStep {
  readonly secret: string
  readonly lastStep: number
  readonly recoveryCodes: readonly string[]
}

/** A right code, to be used up once. */
export type CodeUse =
  | { readonly type: 'app'; readonly step: number }
  | { readonly type: 'recovery'; readonly hash: string }

/** As every authenticator app assumes when a URI says nothing else. */
const PERIOD_SECONDS = 30

/** Periods before and after the present one whose code is accepted: clocks differ, and typing takes time. */
const WINDOW = 1

/** 160 bits, the length that RFC 4226 recommends, in base 32. */
export function makeSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** Returns the URI from which an app reads a secret. */
export function uriOf(secret: string, labels: { issuer: string; label: string }): string {
  return totpOf(secret, labels).toString()
}

/** Returns the use of a code, or null for a wrong one and for one that was used. */
export function readCode(
  typed: string,
  { secret, lastStep, recoveryCodes }: StoredSecondStep,
  now: Date,
): CodeUse | null {
  const token = typed.replaceAll(/\s/g, '')
  const hash = hashToken(readReadableCode(typed))
  const delta = totpOf(secret).validate({ token, timestamp: now.getTime(), window: WINDOW })
  if (delta !== null) {
    const step = Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta
    return step > lastStep ? { type: 'app', step } : null
  }
  return recoveryCodes.includes(hash) ? { type: 'recovery', hash } : null
}

function totpOf(secret: string, labels: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...labels, secret, period: PERIOD_SECONDS })
}
