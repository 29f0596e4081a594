import type { AreaDeclaration } from '@darnley/contract/area'
import {
  releaseSchemaVersion,
  type ReleaseManifest,
  type ReleaseSet,
} from '@darnley/contract/release'

/** What host and vendor file declare. */
export const noDeclaration: AreaDeclaration = { pages: [], menu: [], slots: [] }

/** A release without files that is compatible with every set. */
export function aManifest(rest: Partial<ReleaseManifest> = {}): ReleaseManifest {
  return {
    schemaVersion: releaseSchemaVersion,
    name: 'host-web',
    version: '1.0.0',
    contractVersion: '1.0.0',
    files: {},
    entries: {},
    remoteEntry: null,
    serverEntry: null,
    vendorImports: {},
    vendorExports: {},
    sharedVersions: {},
    ownVersions: {},
    sources: null,
    commit: null,
    area: noDeclaration,
    ...rest,
  }
}

/** A live set with these versions of the remotes. */
export function aSet(remotes: Record<string, string> = {}): ReleaseSet {
  return {
    vendor: '1.0.0',
    host: { name: 'host-web', version: '1.0.0' },
    remotes: { booking: '1.0.0', checkout: '1.0.0', ...remotes },
  }
}
