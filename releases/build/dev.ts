import type { ModuleFederationOptions } from '@module-federation/vite'
import { vendorSpecifiers } from './vendor-owned.ts'

const offsets = { host: 0, booking: 1, checkout: 2, storefront: 3 } as const

export type DevPart = keyof typeof offsets

/** Returns a dev server's port: the host's is PORT (default 3000), the remotes' follow it. */
export function devPort(part: DevPart): number {
  return Number(process.env['PORT'] ?? 3000) + offsets[part]
}

/** In development the share scope replaces the import map. */
export function devShares(): NonNullable<ModuleFederationOptions['shared']> {
  const specifiers = [...vendorSpecifiers, 'react/jsx-dev-runtime']
  return Object.fromEntries(specifiers.map((specifier) => [specifier, { singleton: true }]))
}
