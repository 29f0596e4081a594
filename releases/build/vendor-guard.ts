import type { Plugin } from 'vite'
import { moduleOwner } from './module-owner.ts'
import { ownerOf } from './vendor-owned.ts'

/**
 * Fails a build that bundles a module of the vendor file: the page would have two Reacts, routers or
 * baskets, and no other check would fail. The packages in `own` may be bundled.
 */
export function vendorGuard(own?: ReadonlySet<string>): Plugin {
  return {
    name: 'vendor-guard',
    apply: 'build',
    generateBundle(_options, bundle) {
      const bundled = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.keys(file.modules) : [],
      )
      const faults = findBundledCopies(bundled, own)
      if (faults.length > 0) this.error(describeCopies(faults))
    },
  }
}

export interface BundledCopy {
  readonly moduleId: string
  readonly owner: string
}

export function findBundledCopies(
  moduleIds: readonly string[],
  own: ReadonlySet<string> = new Set(),
): BundledCopy[] {
  return moduleIds.flatMap((moduleId) => {
    const owner = ownerOf(moduleId)
    return owner && !own.has(moduleOwner(moduleId)?.name ?? '') ? [{ moduleId, owner }] : []
  })
}

export function describeCopies(copies: readonly BundledCopy[]): string {
  const lines = copies.map(
    ({ moduleId, owner }) => `  ${moduleId}\n    cure: import from '${owner}' instead`,
  )
  return [
    'This build holds a second copy of modules that the vendor file owns:',
    ...lines,
    'If the facade lacks what you need, add it to the facade in shared/web and publish the vendor file first.',
    'An area may bring its own version of what need not be single: "darnley": { "own": [...] } in its package.json.',
  ].join('\n')
}
