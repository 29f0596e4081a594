import type { FastifyInstance } from 'fastify'

/** Policy of the sandbox's own pages: only files of its own, nothing inline. */
export const pagePolicy = policy({ ancestors: "'none'", images: "'self' data:", fonts: "'self'" })

const localPages = ['http', 'https'].flatMap((scheme) =>
  ['localhost', '*.localhost', '127.0.0.1'].map((host) => `${scheme}://${host}:*`),
)

/** Policy of pages that local sites embed: the card form, in the site's own font, and the bank's page. */
export const framePolicy = policy({
  ancestors: localPages.join(' '),
  images: "'self'",
  fonts: localPages.join(' '),
})

/** Policy of a message in the mailbox: its own colours and pictures, but no scripts. */
export const messagePolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data: http: https:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')

interface Allowed {
  readonly ancestors: string
  readonly images: string
  readonly fonts: string
}

function policy({ ancestors, images, fonts }: Allowed): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src ${images}`,
    `font-src ${fonts}`,
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

export function addSafeHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    })
  })
}
