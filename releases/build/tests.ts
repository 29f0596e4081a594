import { basename } from 'node:path'

/** The part of Vitest's configuration that a remote needs. */
interface UnitTests {
  readonly test: {
    readonly name: string
    readonly exclude: string[]
    readonly passWithNoTests: boolean
    readonly server: { readonly deps: { readonly inline: RegExp[] } }
  }
}

/** Returns the Vitest configuration of a remote's unit tests, which need no browser. */
export function unitTests(folder: string): UnitTests {
  return {
    test: {
      name: basename(folder),
      exclude: ['**/node_modules/**', '**/*.browser.test.tsx'],
      passWithNoTests: true,
      // The packed packages import styles, which Node alone can't load.
      server: { deps: { inline: [/\/node_modules\/@darnley\//] } },
    },
  }
}
