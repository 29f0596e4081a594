import { join } from 'node:path'
import { z } from 'zod'
import { CallSchemas } from './json-schema.ts'

/**
 * The sources of a release: the code that it holds, and what this code imports for its types. Packages of node_modules
 * that are not this project's are not part of it. A file's name is `<package>/<path in the package>`. The release store
 * outlives this format, so a change here must be backward compatible.
 */
export const Sources = z.object({
  /** Package > its folder from the root of the team's repository; its own name when npm installed it there. */
  folders: z.record(z.string(), z.string()),
  /** File > text. */
  files: z.record(z.string(), z.string()),
  /** The files whose code the release holds. The others are only needed for their types. */
  bundled: z.array(z.string()),
  /** The declarations of global types that an area's code relies on. */
  ambient: z.array(z.string()),
  /** A remote's exposed module > its file. */
  exposes: z.record(z.string(), z.string()),
  /** The calls that it makes, by the contract that it was built with. */
  calls: CallSchemas,
})
export type Sources = z.infer<typeof Sources>

/** Returns the path of a file in the team's repository, for messages. */
export function shownPath({ folders }: Sources, file: string): string {
  const owner = packageOf(file)
  const folder = folders[owner]
  return folder === undefined ? file : join(folder, file.slice(owner.length))
}

/** Returns the package of `@darnley/web/src/x.ts` or `gift/src/x.ts`. */
export function packageOf(file: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? file
}

const PackageJson = z.object({
  exports: z.record(z.string(), z.unknown()).default({}),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
})

function packageJson({ files }: Pick<Sources, 'files'>, name: string): z.infer<typeof PackageJson> {
  return PackageJson.parse(JSON.parse(files[`${name}/package.json`] ?? '{}'))
}

/** Returns the packages that a package of a release declares. */
export function declaredPackages(sources: Pick<Sources, 'files'>, name: string): string[] {
  const { dependencies, devDependencies } = packageJson(sources, name)
  return Object.keys({ ...devDependencies, ...dependencies })
}

/** Returns the file that a specifier such as `@darnley/web/session` means; undefined when the release has no such file. */
export function fileOf(sources: Pick<Sources, 'files'>, specifier: string): string | undefined {
  const owner = packageOf(specifier)
  const target = packageJson(sources, owner).exports[`.${specifier.slice(owner.length)}`]
  const path = z.union([z.string(), z.object({ types: z.string() })]).safeParse(target)
  if (!path.success) return undefined
  const file = typeof path.data === 'string' ? path.data : path.data.types
  const name = `${owner}/${file.replace(/^\.\//, '')}`
  return name in sources.files ? name : undefined
}
