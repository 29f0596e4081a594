import { createHash } from 'node:crypto'
import type { EdgeConfig } from '#server/config.ts'

interface SecurityInput {
  readonly importMapText: string
  readonly brandStyle: string
  readonly stripe: EdgeConfig['stripe']
  /** Whether this page scans with the camera. */
  readonly camera: boolean
}

/** The headers of every page: one strict policy, with only the origins that are configured. */
export function securityHeaders(input: SecurityInput): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(input),
    // The payment provider's script carries no hash, so this can only report.
    'integrity-policy-report-only': 'blocked-destinations=(script)',
    'cross-origin-opener-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': `camera=(${input.camera ? 'self' : ''}), microphone=(), geolocation=(), browsing-topics=()`,
  }
}

function contentSecurityPolicy({ importMapText, brandStyle, stripe }: SecurityInput): string {
  const payment = paymentOrigins(stripe)
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", hashSource(importMapText), ...payment.script],
    'style-src': ["'self'", ...(brandStyle ? [hashSource(brandStyle)] : [])],
    'connect-src': ["'self'", ...payment.connect],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'", 'blob:'],
    'frame-src': payment.frame,
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'parse-inert'],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

function paymentOrigins({
  sandboxScriptUrl,
}: EdgeConfig['stripe']): Record<'script' | 'connect' | 'frame', string[]> {
  if (sandboxScriptUrl) {
    const { origin } = new URL(sandboxScriptUrl)
    return { script: [origin], connect: [origin], frame: [origin] }
  }
  return {
    script: ['https://js.stripe.com'],
    connect: ['https://api.stripe.com'],
    frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  }
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
