import { resolve } from 'node:path'
import type { SiteKind } from '@darnley/contract/release'

export const repository = resolve(import.meta.dirname, '../..')

/** A unit that is built and released on its own. */
export interface Area {
  /** Name of its releases: `host-web`, `booking`. */
  readonly name: string
  /** Its folder; absolute, or from the repository's root. */
  readonly workspace: string
  /** Vite configurations, each built into a folder of the release. */
  readonly builds: readonly {
    readonly config: string
    readonly outDir: string
    readonly ssr?: boolean
  }[]
  readonly env?: Readonly<Record<string, string>>
  /** Files and folders whose content decides whether it is up to date, from the workspace. */
  readonly sources: readonly string[]
  /** The kinds of site it is live on. */
  readonly sites: readonly SiteKind[]
  readonly role: 'vendor' | 'host' | 'remote'
}

const hostSources = ['src', 'vite.config.ts', 'vite.server.config.ts', 'package.json']
const hostBuilds = [
  { config: 'vite.config.ts', outDir: '.' },
  { config: 'vite.server.config.ts', outDir: 'server', ssr: true },
]

function remote(name: string, sites: readonly SiteKind[]): Area {
  return {
    name,
    workspace: `${name}-remote`,
    builds: [{ config: 'vite.config.ts', outDir: '.' }],
    sources: ['src', 'vite.config.ts', 'package.json'],
    sites,
    role: 'remote',
  }
}

function host(kind: SiteKind): Area {
  return {
    name: `host-${kind}`,
    workspace: 'host/shell',
    builds: hostBuilds,
    env: { VITE_STORE_LOGIN: String(kind === 'storefront') },
    sources: hostSources,
    sites: [kind],
    role: 'host',
  }
}

/** The vendor file comes first, since imports of the others are checked against it. */
export const areas: readonly Area[] = [
  {
    name: 'vendor',
    workspace: 'host/shell',
    builds: [{ config: 'vendor/vite.config.ts', outDir: '.' }],
    sources: ['vendor', 'package.json'],
    sites: ['web', 'storefront'],
    role: 'vendor',
  },
  host('web'),
  host('storefront'),
  remote('booking', ['web', 'storefront']),
  remote('checkout', ['web', 'storefront']),
  remote('storefront', ['storefront']),
]

/** Returns what a team releases together: an area, or both variants of the host, which share a version. */
export function areasOf(name: string, known: readonly Area[] = areas): Area[] {
  return known.filter((area) => area.name === name || (name === 'host' && area.role === 'host'))
}

/** The same source as one plain application: the baseline of the benchmark, never live. */
export const baseline: Area = {
  name: 'spa',
  workspace: 'host/shell',
  builds: [
    { config: 'vite.spa.config.ts', outDir: '.' },
    { config: 'vite.server.config.ts', outDir: 'server', ssr: true },
  ],
  sources: [
    ...hostSources,
    'spa',
    'vite.spa.config.ts',
    '../../booking-remote/src',
    '../../checkout-remote/src',
    '../../storefront-remote/src',
  ],
  sites: [],
  role: 'host',
}
