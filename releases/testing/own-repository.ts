import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { repository } from '#build/repository.ts'

/** A separate git repository with the release tools and one real area, committed. */
export interface OwnRepository {
  readonly folder: string
  git(...args: string[]): Promise<string>
  /** Runs the release command in it. Resolves, or rejects, with its output. */
  release(...args: string[]): Promise<string>
  tearDown(): Promise<void>
}

const copied = ['releases', 'shared', 'booking-remote', 'package-lock.json', 'tsconfig.base.json']
const author = ['-c', 'user.name=A team', '-c', 'user.email=team@darnley.example']

/** Created inside of this repository, where its packages are found. */
export async function makeOwnRepository(): Promise<OwnRepository> {
  await mkdir(join(repository, '.data'), { recursive: true })
  const folder = await mkdtemp(join(repository, '.data/release-test-'))
  for (const path of copied)
    await cp(join(repository, path), join(folder, path), {
      recursive: true,
      filter: (file) => !/node_modules|\.test\.tsx?$/.test(relative(repository, file)),
    })
  const run = async (file: string, args: readonly string[]): Promise<string> => {
    const { stdout } = await promisify(execFile)(file, args, { cwd: folder, encoding: 'utf8' })
    return stdout.trim()
  }
  const git = (...args: string[]): Promise<string> => run('git', [...author, ...args])
  await git('init', '--quiet')
  await git('add', '--all')
  await git('commit', '--quiet', '--message', 'Begin')
  return {
    folder,
    git,
    release: (...args) => run(process.execPath, ['releases/cli/cli.ts', ...args, '--dir', 'store']),
    tearDown: () => rm(folder, { recursive: true }),
  }
}
