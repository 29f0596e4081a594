import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import { join } from 'node:path'

/** The collections are in content/src. */
const content = join(import.meta.dirname, '..')

/** Blocks all requests to other hosts, whatever a package tries to load. */
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
  // This cache only helps frequent builds, and a build can hang on it.
  experimental: { turbopackFileSystemCacheForBuild: false },
  poweredByHeader: false,
  // `npm run types` checks them, and a start should not wait for it.
  typescript: { ignoreBuildErrors: true },
  headers: async () => [{ source: '/:path*', headers }],
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
}

export default withPayload(config)
