import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import { join } from 'node:path'

/** The collections are in content/src. */
const content = join(import.meta.dirname, '..')

/** `server.ts` adds the Content-Security-Policy, which differs in each answer. */
const headers = [
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
