import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import { join } from 'node:path'

/** The collections lie in content/src. */
const content = join(import.meta.dirname, '..')

/** Nothing may leave the machine: whatever a package would fetch elsewhere, the browser refuses. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const headers = [
  { key: 'content-security-policy', value: contentSecurityPolicy },
  { key: 'x-content-type-options', value: 'nosniff' },
  { key: 'referrer-policy', value: 'same-origin' },
]

const config: NextConfig = {
  turbopack: { root: content },
  outputFileTracingRoot: content,
  // A cache for builds that hardly ever come again, over which a build may hang.
  experimental: { turbopackFileSystemCacheForBuild: false },
  poweredByHeader: false,
  // `npm run types` judges them; a start should not wait for that.
  typescript: { ignoreBuildErrors: true },
  headers: async () => [{ source: '/:path*', headers }],
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
}

export default withPayload(config)
