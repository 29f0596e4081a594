/** Patterns of data that must not be in logs, addresses and releases. */

interface Pattern {
  readonly what: string
  readonly pattern: RegExp
}

/** Personal data of the tests, which is a defect in a log (S21). */
const PERSONAL: readonly Pattern[] = [
  {
    what: 'an e-mail address',
    pattern: /[\w.+-]+(?:@|%40)(?:example\.(?:com|org|net)|(?:maison|kirk)\.example)/i,
  },
  {
    what: 'a phone number',
    // Decimals of a time, such as 0.07700900000000001, may look alike.
    pattern: /(?<!\d|\d\.)(?:44|0)[\s%20+]*7700[\s%20+]*900[\s%20+]*\d{3}(?!\d)/,
  },
  {
    what: 'a card number',
    // Stripe's test numbers. Decimals of a time in ms and parts of a UUID, which may look alike, are excluded.
    pattern:
      /(?<!\d|\d\.)4(?:242(?:[\s-]|%20|\+)?4242|000(?:[\s-]|%20|\+)?00\d\d)(?:[\s-]|%20|\+)?\d{4}(?:[\s-]|%20|\+)?\d{4}(?!\d)/,
  },
  { what: 'a name', pattern: /(?:Amara|Ida|Iris)(?: |%20|\+)(?:Osei|Holm)/ },
  { what: 'an address', pattern: /Weavers(?: |%20|\+)Row/ },
  {
    what: 'a password',
    pattern: /needle-and-thread|a(?: |%20|\+)seam(?: |%20|\+)in(?: |%20|\+)time/,
  },
]

/** Tokens that open an order, a session or a basket. */
const KEYS: readonly Pattern[] = [
  { what: 'an order token', pattern: /order_?id_?token["']?[=:]\s*["']?[\w-]{20}/i },
  { what: 'a session', pattern: /(?:staff_access|staff_refresh|basket)=[\w-]{20}/ },
  { what: 'a client secret', pattern: /pi_\w+_secret_\w+/ },
]

/** Secrets of this system and of external services (S24). */
const SECRETS: readonly Pattern[] = [
  {
    what: 'a secret key of Stripe',
    pattern: /\b(?:sk|rk)_(?:live_\w{16}|test_5\w{20})|\bwhsec_\w{30}/,
  },
  { what: 'a private key', pattern: /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/ },
  { what: 'a key of AWS', pattern: /\bAKIA[0-9A-Z]{16}\b/ },
  { what: 'a token of GitHub or Slack', pattern: /\bgh[pousr]_\w{30}|\bxox[abps]-\w{10}/ },
  { what: 'a key of Google', pattern: /\bAIza[\w-]{35}\b/ },
  { what: 'a token of Shopify', pattern: /\bshp(?:at|ss|ca)_[0-9a-f]{32}\b/ },
  {
    what: 'the password of a database',
    // But the demonstration's, which is public, and placeholders.
    pattern: /\bpostgres(?:ql)?:\/\/[^\s:@/]+:(?!demonstration@)[^\s:@/${}.]{6,}@/,
  },
  { what: 'a signed token', pattern: /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/ },
]

/** Secrets that README.md publishes, but that browsers must not load. */
const DEMONSTRATION: readonly Pattern[] = [
  {
    what: 'a secret of the demonstration',
    pattern:
      /demonstration-only-secret|needle-and-thread|-demo-till|(?:evermile|ship24|shopify)_sandbox/,
  },
]

const findAll = (patterns: readonly Pattern[], text: string): string[] =>
  patterns.filter(({ pattern }) => pattern.test(text)).map(({ what }) => what)

export const personalDataIn = (line: string): string[] => findAll([...PERSONAL, ...KEYS], line)

export const secretsIn = (text: string): string[] => findAll(SECRETS, text)

/** Files for browsers contain neither real secrets nor those of the demonstration. */
export const secretsInRelease = (text: string): string[] =>
  findAll([...SECRETS, ...DEMONSTRATION], text)

/**
 * Section 7 puts these into addresses, and Stripe puts a payment's secret into its calls and the return address; our
 * servers log none of it.
 */
const PRESCRIBED = new Set([
  'order_id_token',
  'orderIdToken',
  'token',
  'email',
  'address',
  'id',
  'restore',
  'client_secret',
  'payment_intent_client_secret',
])

/** Returns the data in an address beyond section 7; an address of a third party other than Stripe, which takes the card, is always a finding. */
export function findingsInUrl(text: string): string[] {
  const url = new URL(text)
  if (!/^(?:.+\.)?localhost$|^127\.0\.0\.1$|^(?:js|api)\.stripe\.com$/.test(url.hostname))
    return ['a third party']
  for (const name of PRESCRIBED) url.searchParams.delete(name)
  return personalDataIn(url.href)
}
