import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { addContentRemote, promoteSet, writeReleases } from '#src/testing/releases.ts'
import { startUpstream } from '#src/testing/upstream.ts'

/** Holds its process open and never answers. */
const endless = `
export async function renderScreen() {
  setInterval(() => {}, 1000)
  await new Promise(() => {})
}
`

async function childrenOf(pid: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('pgrep', ['-P', String(pid)]).catch(() => ({
    stdout: '',
  }))
  return stdout.trim().split('\n').filter(Boolean).map(Number)
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('[J7] A renderer ends when its edge is killed', async () => {
  const releasesDir = await writeReleases()
  await addContentRemote(releasesDir, { version: '2', renderer: endless })
  await promoteSet(releasesDir, { booking: '2', checkout: '1' })
  const content = await startUpstream((_request, response) =>
    response.end(JSON.stringify({ docs: [] })),
  )
  const server = join(import.meta.dirname, '../server.ts')
  const edge = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', server], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      ...{ NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', RELEASES_DIR: releasesDir },
      ...{ API_URL: content.url, CONTENT_URL: content.url },
    },
    stdio: 'ignore',
  })
  try {
    const rendererOf = async (): Promise<number> => (await childrenOf(edge.pid ?? 0))[0] ?? 0
    await expect.poll(rendererOf).toBeGreaterThan(0)
    const renderer = await rendererOf()
    // It has begun to render once nothing else is left to start.
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(isRunning(renderer)).toBe(true)
    edge.kill('SIGKILL')
    await once(edge, 'exit')
    await expect.poll(() => isRunning(renderer)).toBe(false)
  } finally {
    edge.kill('SIGKILL')
    await content.close()
    await rm(releasesDir, { recursive: true })
  }
})
