import { spawn } from 'node:child_process'
import { mkdir, readdir, rename } from 'node:fs/promises'
import { dirname, extname, join, resolve } from 'node:path'
import { repository } from '#build/repository.ts'
import { mapsFolder } from '#core/health/traces.ts'
import { privateFolder } from '#core/store.ts'
import type { Area } from './areas.ts'

export interface Build {
  readonly outDir: string
  /** Ends the build at once. */
  readonly signal?: AbortSignal | undefined
}

/** Builds an area into a folder. @throws Error with the output of the failed build */
export async function buildArea(area: Area, { outDir, signal }: Build): Promise<void> {
  for (const build of area.builds)
    await runVite(area, { ...build, outDir: join(outDir, build.outDir), signal })
  await setMapsApart(outDir)
}

/** Moves the source maps into the private folder, which is not served. */
async function setMapsApart(outDir: string): Promise<void> {
  const entries = await readdir(outDir, { recursive: true })
  for (const file of entries.filter((name) => name.endsWith('.map'))) {
    const target = join(outDir, privateFolder, mapsFolder, file)
    await mkdir(dirname(target), { recursive: true })
    await rename(join(outDir, file), target)
  }
}

function runVite(area: Area, build: Area['builds'][number] & Build): Promise<void> {
  const emptyOutDir = !build.ssr
  const { config: configFile, outDir, mode } = build
  const options = { configFile, mode, outDir, emptyOutDir }
  const script = join(import.meta.dirname, `vite-build${extname(import.meta.filename)}`)
  const child = spawn(process.execPath, [script, JSON.stringify(options)], {
    cwd: resolve(repository, area.workspace),
    env: buildEnvironment(area),
    // The build exits when this process is gone, because its standard input closes.
    stdio: ['pipe', 'pipe', 'pipe'],
    signal: build.signal,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', (code) =>
      code === 0 ? done() : fail(new Error(`Building ${area.name} failed:\n${output.trim()}`)),
    )
  })
}

/** Returns the environment without a test runner's variables, which turn the federation plugin off. */
function buildEnvironment(area: Area): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(?:VITEST|JEST)/.test(name))
  return { ...Object.fromEntries(inherited), ...area.env, NODE_ENV: 'production' }
}
