import type { Plugin } from 'vite'
import { ownerOf } from './vendor-owned.ts'

/**
 * Fails a build that bundles a module of the vendor file: the page would have two Reacts, routers or
 * baskets, and no other check would fail.
 */
export function vendorGuard(): Plugin {
  return {
    name: 'vendor-guard',
    apply: 'build',
    generateBundle(_options, bundle) {
      const bundled = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.keys(file.modules) : [],
      )
      const faults = findBundledCopies(bundled)
      if (faults.length > 0) this.error(describeCopies(faults))
    },
  }
}

export interface BundledCopy {
  readonly moduleId: string
  readonly owner: string
}

export function findBundledCopies(moduleIds: readonly string[]): BundledCopy[] {
  return moduleIds.flatMap((moduleId) => {
    const owner = ownerOf(moduleId)
    return owner ? [{ moduleId, owner }] : []
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
  ].join('\n')
}
