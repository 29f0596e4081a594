import type { ModuleFederationOptions } from '@module-federation/vite'
import { vendorSpecifiers } from './vendor-owned.ts'

/** Returns a dev server's port: the host's is PORT (default 3000), the remotes' follow it. */
export function devPort(offset: number): number {
  return Number(process.env['PORT'] ?? 3000) + offset
}

/** In development the share scope replaces the import map. */
export function devShares(): NonNullable<ModuleFederationOptions['shared']> {
  const specifiers = [...vendorSpecifiers, 'react/jsx-dev-runtime']
  return Object.fromEntries(specifiers.map((specifier) => [specifier, { singleton: true }]))
}
