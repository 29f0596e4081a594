import { isKnownHtml } from './known-html.ts'

interface PolicyFactory {
  createPolicy(name: string, rules: Partial<Record<Rule, (input: string) => string>>): unknown
}
type Rule = 'createHTML' | 'createScript' | 'createScriptURL'

/**
 * Installs the policy for all strings that reach an injection sink: only known HTML is allowed, script text is
 * refused, script URLs must have one of the given origins.
 */
export function installTrustedTypes(scriptOrigins: readonly string[]): void {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes
  factory?.createPolicy('default', {
    createHTML: allowHtml,
    createScriptURL: (url) => allowScriptUrl(url, scriptOrigins),
  })
}

/** @throws TypeError for unknown markup */
export function allowHtml(html: string): string {
  if (!isKnownHtml(html)) throw new TypeError('Not allowed here')
  return html
}

/** @throws TypeError for an origin that is not allowed */
export function allowScriptUrl(url: string, origins: readonly string[]): string {
  const { origin } = new URL(url, document.baseURI)
  // Stripe.js (js.stripe.com) loads further scripts from hosts below its own.
  const known = origin.replace(/[\w-]+\.js\./, 'js.')
  if (!origins.includes(known)) throw new TypeError('Not allowed here')
  return url
}
