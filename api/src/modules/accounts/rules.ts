/** Passwords of at least 8 characters that lead every list of leaked ones. */
const COMMON: ReadonlySet<string> = new Set(
  `password password1 password12 password123 passw0rd p@ssw0rd p@ssword 12345678 123456789 1234567890
  0123456789 87654321 987654321 11111111 00000000 88888888 12341234 11223344 123123123 1q2w3e4r 1q2w3e4r5t
  1qaz2wsx 1qazxsw2 zaq12wsx qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 asdfghjk asdfghjkl
  abcd1234 abc12345 abcdefgh iloveyou iloveyou1 sunshine princess football baseball basketball superman
  starwars trustno1 whatever computer internet michelle jennifer charlie1 liverpool liverpool1 chelsea1
  arsenal1 welcome1 welcome123 letmein1 letmein123 changeme admin123 administrator dragon12 monkey123
  master123 shadow123 samantha jonathan corvette mercedes freedom1 pokemon1 secret123 test1234 testtest
  aa123456 a1b2c3d4 q1w2e3r4 q1w2e3r4t5 pass1234 hello123 london123 england1 manchester`.split(
    /\s+/,
  ),
)

/** What is wrong with a new password, or null. Length is the contract's matter; composition is nobody's. */
export function passwordFault(
  password: string,
  { email }: { email: string | null },
): string | null {
  const plain = password.toLowerCase()
  if (COMMON.has(plain)) return 'This password is one of the most common ones. Choose another.'
  if (email !== null && plain === email) return 'Choose a password that is not your e-mail address'
  return null
}

const WINDOW_MS = 60_000

/** One request a minute and address counts: more would let anyone flood a mailbox. */
export function minuteOf(now: Date): number {
  return Math.floor(now.getTime() / WINDOW_MS)
}
