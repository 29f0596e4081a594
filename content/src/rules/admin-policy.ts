/**
 * Returns the Content-Security-Policy of a page of the admin. It blocks all requests to other hosts, and every script
 * but the admin's files and those inline scripts that Next marks with the nonce of this answer. Styles stay inline:
 * Payload's lists and its editor set them from scripts.
 */
export function adminPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
