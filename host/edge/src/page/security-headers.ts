import { createHash } from 'node:crypto'
import type { PageConfig } from '@darnley/contract/page-config'

interface SecurityInput {
  /** Texts of the inline scripts, including the import map, and of the inline style. */
  readonly scripts: readonly string[]
  readonly style: string
  /** External services that the pages may use. */
  readonly outside: Pick<PageConfig, 'stripe' | 'addressLookup' | 'chatUrl' | 'analyticsUrl'>
  /** Whether this page scans with the camera. */
  readonly camera: boolean
  /** Origins of the container that this page loads from elsewhere; empty for every other page. */
  readonly foreign: readonly string[]
}

/** Returns the headers of every page: one strict policy that allows only the configured origins. */
export function securityHeaders(input: SecurityInput): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(input),
    [integrityPolicyHeader(input)]: 'blocked-destinations=(script)',
    'cross-origin-opener-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': `camera=(${input.camera ? 'self' : ''}), microphone=(), geolocation=(), browsing-topics=()`,
  }
}

/**
 * Reports only where scripts have no hash, because they change without notice: where a real provider is used, and on
 * the page of a foreign container.
 */
function integrityPolicyHeader({ outside, foreign }: SecurityInput): string {
  const { stripe, addressLookup } = outside
  const isStandIn = stripe.sandboxScriptIntegrity !== undefined
  const isGoogle = addressLookup !== null && 'googleKey' in addressLookup
  return isStandIn && !isGoogle && foreign.length === 0
    ? 'integrity-policy'
    : 'integrity-policy-report-only'
}

function contentSecurityPolicy({ scripts, style, outside, foreign }: SecurityInput): string {
  const payment = paymentOrigins(outside.stripe)
  const addresses = addressOrigins(outside.addressLookup)
  const chat = originOf(outside.chatUrl)
  const analytics = originOf(outside.analyticsUrl)
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hashSource), ...payment.script, ...foreign],
    'style-src': ["'self'", ...(style ? [hashSource(style)] : []), ...foreign],
    // The chat's availability is checked before its frame is shown.
    'connect-src': [
      "'self'",
      ...new Set([...payment.connect, ...addresses, ...chat, ...analytics, ...foreign]),
    ],
    // A photo that was chosen is shown before it is sent.
    'img-src': ["'self'", 'data:', 'blob:', ...foreign],
    'font-src': ["'self'", ...foreign],
    'media-src': ["'self'", 'blob:'],
    'frame-src': [...new Set([...payment.frame, ...chat])],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** Stripe.js starts frames and further scripts from hosts below its own: https://docs.stripe.com/security/guide */
const STRIPE_SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com']

function paymentOrigins({
  sandboxScriptUrl,
}: PageConfig['stripe']): Record<'script' | 'connect' | 'frame', string[]> {
  if (sandboxScriptUrl) {
    const { origin } = new URL(sandboxScriptUrl)
    return { script: [origin], connect: [origin], frame: [origin] }
  }
  return {
    script: STRIPE_SCRIPTS,
    connect: ['https://api.stripe.com'],
    frame: [...STRIPE_SCRIPTS, 'https://hooks.stripe.com'],
  }
}

function originOf(url: string | null): string[] {
  return url === null ? [] : [new URL(url).origin]
}

function addressOrigins(lookup: PageConfig['addressLookup']): string[] {
  if (!lookup) return []
  return ['url' in lookup ? new URL(lookup.url).origin : 'https://places.googleapis.com']
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
