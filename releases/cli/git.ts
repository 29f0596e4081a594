import { execFile } from 'node:child_process'
import { relative } from 'node:path'
import { userInfo } from 'node:os'
import { promisify } from 'node:util'
import { repository } from './areas.ts'

/** Returns git's output; empty without git or a repository. */
async function git(...args: string[]): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('git', args, { cwd: repository })
    return stdout.trim()
  } catch {
    return ''
  }
}

/** Returns the current commit; null without a repository. */
export async function currentCommit(): Promise<string | null> {
  return (await git('rev-parse', 'HEAD')) || null
}

/** Returns the first line of a commit's message. */
export async function subjectOf(commit: string): Promise<string> {
  return git('log', '-1', '--format=%s', commit)
}

/** Returns the files in these paths that differ from the commit, as git status prints them. */
export async function uncommitted(paths: readonly string[]): Promise<string[]> {
  const names = paths.map((path) => relative(repository, path))
  const status = await git('status', '--porcelain', '--', ...names)
  return status === '' ? [] : status.split('\n').map((line) => line.trim())
}

/** Returns the actor for the audit log: RELEASE_ACTOR, else git's user, else the account. */
export async function actor(environment: NodeJS.ProcessEnv): Promise<string> {
  if (environment['RELEASE_ACTOR']) return environment['RELEASE_ACTOR']
  const [name, email] = await Promise.all([git('config', 'user.name'), git('config', 'user.email')])
  return name ? `${name} <${email}>` : userInfo().username
}
