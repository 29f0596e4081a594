import { lt, major, satisfies } from 'semver'
import type { ReleaseManifest } from '@darnley/contract/release'
import { findDeclaredFaults } from './declared-faults.ts'

/** All releases of one set. */
export interface SetManifests {
  readonly vendor: ReleaseManifest
  readonly host: ReleaseManifest
  readonly remotes: Readonly<Record<string, ReleaseManifest>>
}

/** Why a release may not go live in a set. */
export interface GateFault {
  /** `name@version` of the faulty release. */
  readonly release: string
  readonly rule: 'shared names' | 'shared versions' | 'types' | 'contract' | 'pages'
  readonly message: string
  readonly cure: string
}

/**
 * The contract gate: returns the faults that would break in a browser although every release was built without an
 * error. An empty list means that these releases can run together. With `changed`, the names of the releases that are
 * new in the set, each fault's cure addresses the team that changes them.
 */
export function findGateFaults(
  { vendor, host, remotes }: SetManifests,
  changed: readonly string[] = [],
): GateFault[] {
  const isTaken = (release: ReleaseManifest): boolean =>
    changed.includes('vendor') && !changed.includes(release.name)
  return [vendor, host, ...Object.values(remotes)].flatMap((release) => [
    ...sharedNames(release, { vendor, isTaken: isTaken(release) }),
    ...sharedVersions(release, { vendor, isTaken: isTaken(release) }),
    ...contract(release, host),
    ...declaredFaults(release, Object.values(remotes)),
  ])
}

export function describeGateFault({ release, message, cure }: GateFault): string {
  return `${release} ${message}\n  cure: ${cure}`
}

interface VendorChange {
  readonly vendor: ReleaseManifest
  /** Whether the vendor file removes what an unchanged release uses. */
  readonly isTaken: boolean
}

/** A missing name would be a SyntaxError at link time. */
function sharedNames(release: ReleaseManifest, { vendor, isTaken }: VendorChange): GateFault[] {
  const missing = Object.entries(release.vendorImports).flatMap(([specifier, names]) =>
    names
      .filter((name) => !vendor.vendorExports[specifier]?.includes(name))
      .map((name) => `${name} from '${specifier}'`),
  )
  if (missing.length === 0) return []
  return [
    fault(release, {
      rule: 'shared names',
      message: `imports what vendor@${vendor.version} does not export: ${missing.join(', ')}`,
      cure: isTaken
        ? `put it back into the facade in shared/web, or first release ${release.name} without it`
        : 'add it to the facade in shared/web, then publish and promote the vendor file before this release',
    }),
  ]
}

/** A release may run with the version that it was built against or a newer one of the same major version. */
function sharedVersions(release: ReleaseManifest, { vendor, isTaken }: VendorChange): GateFault[] {
  return Object.entries(release.sharedVersions).flatMap(([name, built]) => {
    const held = vendor.sharedVersions[name]
    if (held === undefined || satisfies(held, `^${built}`)) return []
    return [
      fault(release, {
        rule: 'shared versions',
        message: `was built against ${name} ${built}, and vendor@${vendor.version} holds ${held}`,
        cure: isTaken
          ? `put ${name} ${built} back into the vendor file, or first release ${release.name} built against ${name} ${held}`
          : `build it against ${name} ${held}, or promote a vendor file that holds ${built}`,
      }),
    ]
  })
}

/**
 * Returns the fault of a release against the live api, which must be deployed before its callers; null when it is new
 * enough.
 */
export function findApiFault(release: ReleaseManifest, api: string): GateFault | null {
  const { contractVersion } = release
  if (major(contractVersion) === major(api) && !lt(api, contractVersion)) return null
  return fault(release, {
    rule: 'contract',
    message: `was built for contract ${contractVersion}, and the live api speaks ${api}`,
    cure: 'deploy the api first: it keeps what older releases ask for, and adds what newer ones need',
  })
}

/** Host, remotes and api need the same major version, because older clients stay in use. */
function contract(release: ReleaseManifest, host: ReleaseManifest): GateFault[] {
  if (major(release.contractVersion) === major(host.contractVersion)) return []
  return [
    fault(release, {
      rule: 'contract',
      message: `speaks contract ${release.contractVersion}, and ${host.name}@${host.version} speaks ${host.contractVersion}`,
      cure: 'keep the contract backward compatible, or release host and remotes on the same major version',
    }),
  ]
}

/** Two pages at one path, two modules in one slot, or a page without a module. */
function declaredFaults(
  release: ReleaseManifest,
  remotes: readonly ReleaseManifest[],
): GateFault[] {
  return findDeclaredFaults(release, remotes).map((found) =>
    fault(release, { rule: 'pages', ...found }),
  )
}

function fault(release: ReleaseManifest, rest: Omit<GateFault, 'release'>): GateFault {
  return { release: `${release.name}@${release.version}`, ...rest }
}
