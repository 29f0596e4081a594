interface PasswordOwner {
  readonly email: string | null
  /** Frequent passwords, in lower case. */
  readonly common: ReadonlySet<string>
}

/** Returns the fault of a new password, or null. The contract checks the length; there is no composition rule. */
export function passwordFault(password: string, { email, common }: PasswordOwner): string | null {
  const plain = password.toLowerCase()
  if (common.has(plain)) return 'This password is one of the most common ones. Choose another.'
  if (email !== null && plain === email) return 'Choose a password that is not your e-mail address'
  return null
}

const WINDOW_MS = 60_000

/** Identifies the minute of a request: repeats within it count as one. */
export function minuteOf(now: Date): number {
  return Math.floor(now.getTime() / WINDOW_MS)
}
