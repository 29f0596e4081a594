import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readWorkspaces } from '#tools/lint/workspaces.ts'
import { ensureBase } from './base.ts'
import type { Builder } from './builder.ts'
import { imageName, nodeFile, partFile } from './containerfile.ts'
import { copySources, writeManifests } from './copy-sources.ts'
import { installAndBuild, installLocked, writeBill } from './install.ts'
import { writeNotices } from './notices.ts'
import type { ImagePart } from './parts.ts'
import { followImports } from './reached.ts'
import { sizeOf } from './sizes.ts'

interface Images {
  readonly root: string
  readonly builder: Builder
  /** Folder for what is built; its `archives` are for `docker load`. */
  readonly folder: string
  /** As in `latest`, or the commit of a release. */
  readonly tag: string
  /** The Node program of the project. */
  readonly nodeProgram: string
  readonly log: (line: string) => void
}

/** A built image. Sizes in bytes. */
export interface BuiltImage {
  readonly image: string
  /** What it adds to base and Node. */
  readonly added: number
  /** Of its archive, with base and Node. */
  readonly archive: number
}

/** Builds base and Node. Returns the name of the image that all parts start from. */
export function buildShared({ builder, folder, nodeProgram, log }: Images): string {
  log(`base: ${ensureBase(builder, join(folder, 'base'))}`)
  const version = nodeVersion(nodeProgram)
  const image = `localhost/darnley-node:${version}`
  const at = emptied(join(folder, 'node'))
  const files = join(import.meta.dirname, 'files')
  for (const file of ['passwd', 'healthy']) cpSync(join(files, file), join(at, file))
  cpSync(nodeProgram, join(at, 'node'), { dereference: true })
  cpSync(join(dirname(nodeProgram), '../LICENSE'), join(at, 'node.LICENSE'))
  for (const file of ['node', 'healthy']) chmodSync(join(at, file), 0o755)
  chmodSync(join(at, 'passwd'), 0o644)
  writeFileSync(join(at, 'Containerfile'), nodeFile(version))
  builder.build(at, image)
  log(`node: ${version}, ${megabytes(statSync(nodeProgram).size)} MB`)
  return image
}

/** Builds the image of a part from what git knows of it, and writes its archive. */
export async function buildPart(
  part: ImagePart,
  from: string,
  images: Images,
): Promise<BuiltImage> {
  const { root, builder, folder, nodeProgram } = images
  const at = emptied(join(folder, part.name))
  const to = join(at, 'app')
  mkdirSync(join(at, 'empty'), { recursive: true })
  const workspaces = readWorkspaces(root)
  const reached = followImports(part, { root, workspaces })
  copySources({ root, part, reached, workspaces, to })
  writeManifests({ root, reached, to })
  await installLocked(root, to)
  await writeBill(to, nodeVersion(nodeProgram))
  if (part.isBuilt) {
    await installAndBuild(root, part.folder, to)
    await writeBill(join(to, part.folder), nodeVersion(nodeProgram))
  }
  writeNotices(to)
  cpSync(join(root, 'LICENSE'), join(to, 'LICENSE'))
  rmSync(join(to, 'node_modules/.package-lock.json'), { force: true })
  execFileSync('chmod', ['-R', 'u=rwX,go=rX', to])
  writeFileSync(join(at, 'Containerfile'), partFile(part, { from, commit: commitOf(root) }))
  const image = `${imageName(part)}:${images.tag}`
  builder.build(at, `localhost/${image}`)
  const archive = join(folder, 'archives', `${imageName(part)}.tar`)
  mkdirSync(dirname(archive), { recursive: true })
  rmSync(archive, { force: true })
  builder.save(image, archive)
  return { image, added: await sizeOf(to), archive: statSync(archive).size }
}

export const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(0)

function emptied(folder: string): string {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}

const nodeVersion = (program: string): string =>
  execFileSync(program, ['--version'], { encoding: 'utf8' }).trim().slice(1)

const commitOf = (root: string): string =>
  execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
