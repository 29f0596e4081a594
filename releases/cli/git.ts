import { execFile } from 'node:child_process'
import { userInfo } from 'node:os'
import { promisify } from 'node:util'
import { repository } from '#build/repository.ts'

/** Returns git's output; empty without git or a repository. */
async function git(folder: string, ...args: string[]): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('git', args, { cwd: folder })
    return stdout.trim()
  } catch {
    return ''
  }
}

/** Returns the root of the git repository that a folder belongs to; null without one. */
export async function repositoryOf(folder: string): Promise<string | null> {
  return (await git(folder, 'rev-parse', '--show-toplevel')) || null
}

/** Returns the current commit of a folder's repository; null without a repository. */
export async function currentCommit(folder: string): Promise<string | null> {
  return (await git(folder, 'rev-parse', 'HEAD')) || null
}

/** Returns the first line of a commit's message. */
export async function subjectOf(commit: string, folder: string = repository): Promise<string> {
  return git(folder, 'log', '-1', '--format=%s', commit)
}

/** Returns the files in these paths of a repository that differ from its commit, as git status prints them. */
export async function uncommitted(folder: string, paths: readonly string[]): Promise<string[]> {
  const status = await git(folder, 'status', '--porcelain', '--', ...paths)
  return status === '' ? [] : status.split('\n').map((line) => line.trim())
}

/** Returns the actor for the audit log: RELEASE_ACTOR, else git's user, else the account. */
export async function actor(environment: NodeJS.ProcessEnv): Promise<string> {
  if (environment['RELEASE_ACTOR']) return environment['RELEASE_ACTOR']
  const [name, email] = await Promise.all(
    ['user.name', 'user.email'].map((key) => git(repository, 'config', key)),
  )
  return name ? `${name} <${email}>` : userInfo().username
}
