import { globSync } from 'node:fs'

/** Installed, built or generated files, and the small packages that the release tests build. */
const skipped =
  /(?:^|\/)(?:node_modules|dist|\.data|generated)$|^(?:template|testing\/(?:booking-remote|plain|small-site))$/

/** Returns the source files of a package, by their path inside it. */
export function sourceFiles(folder: string): string[] {
  return globSync('**/*.{ts,tsx,mts,mjs,js}', {
    cwd: folder,
    exclude: (path) => skipped.test(path),
  }).sort()
}

/** Whether a package ships a file: not tests, scenes, configuration and development tools. */
export function isShipped(file: string): boolean {
  return (
    /^(?:src|core|cli|build|gate|dev-server|admin|seed)\//.test(file) &&
    !/\.(?:test|spec|scenes)\.tsx?$|\/testing\//.test(file)
  )
}
