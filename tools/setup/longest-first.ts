import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * What takes a minute and more, and most of it on one core. Begun late, it would leave the other core idle at the end:
 * Vitest sorts by package, then by the size of the files.
 */
export const longest: readonly string[] = [
  'tools/pack/other-repository.test.ts',
  'workbench/src/scenes-of-workshop.browser.test.tsx',
  'workbench/src/scenes-of-checkout.browser.test.tsx',
  'workbench/src/scenes-of-booking.browser.test.tsx',
  'workbench/src/other-scenes.browser.test.tsx',
]

/** Runs the longest files of each group first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longestFirst(await super.sort(files))
  }
}

interface Sorted {
  readonly moduleId: string
  readonly project: {
    readonly config: { readonly sequence: { readonly groupOrder: number } }
  }
}

/** Returns the files of each group with the longest first; all others keep their order. */
export function longestFirst<File extends Sorted>(files: readonly File[]): File[] {
  return files.toSorted((a, b) => groupOf(a) - groupOf(b) || rankOf(a) - rankOf(b))
}

function groupOf({ project }: Sorted): number {
  return project.config.sequence.groupOrder
}

function rankOf({ moduleId }: Sorted): number {
  const rank = longest.findIndex((path) => moduleId.endsWith(`/${path}`))
  return rank < 0 ? longest.length : rank
}
