import { open, rm, stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

/** A holder that died leaves its lock behind: after this it counts for nothing. */
const staleAfter = 10_000
const pause = 20

/** Does a task while nobody else does, on this machine or on another that shares the folder. */
export async function withLock<Result>(path: string, task: () => Promise<Result>): Promise<Result> {
  while (!(await claim(path))) await sleep(pause)
  try {
    return await task()
  } finally {
    await rm(path, { force: true })
  }
}

async function claim(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx')
    await file.close()
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    )
    if (age > staleAfter) await rm(path, { force: true })
    return false
  }
}
