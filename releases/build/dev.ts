import type { ModuleFederationOptions } from '@module-federation/vite'
import { vendorSpecifiers } from './vendor-owned.ts'

const offsets = { host: 0, booking: 1, checkout: 2, storefront: 3 } as const

export type DevPart = keyof typeof offsets

/** Dev servers live beside each other: the host at PORT (default 3000), the remotes behind it. */
export function devPort(part: DevPart): number {
  return Number(process.env['PORT'] ?? 3000) + offsets[part]
}

/** In dev the share scope does what the import map does in production. */
export function devShares(): NonNullable<ModuleFederationOptions['shared']> {
  const specifiers = [...vendorSpecifiers, 'react/jsx-dev-runtime']
  return Object.fromEntries(specifiers.map((specifier) => [specifier, { singleton: true }]))
}
