import { globSync } from 'node:fs'

/** What is installed, built or generated, and the small packages that the release tests build. */
const skipped =
  /(?:^|\/)(?:node_modules|dist|\.data|generated)$|^(?:template|testing\/(?:booking-remote|plain))$/

/** Source files of a package, by their path inside it. */
export function sourceFiles(folder: string): string[] {
  return globSync('**/*.{ts,tsx,mts,mjs,js}', {
    cwd: folder,
    exclude: (path) => skipped.test(path),
  }).sort()
}

/** Whether a file is part of what a package ships: tests, scenes, configuration and what runs in development are not. */
export function isShipped(file: string): boolean {
  return (
    /^(?:src|core|cli|build)\//.test(file) &&
    !/\.(?:test|spec|scenes)\.tsx?$|\/testing\//.test(file)
  )
}
