import { dirname, join } from 'node:path'
import { CommanderError } from 'commander'
import { createServer, type ViteDevServer } from 'vite'
import { readRemote } from '#build/remotes.ts'
import { DevError } from './dev-error.ts'
import { readOptions, type DevOptions } from './options.ts'

/**
 * Runs `npm run dev` of a remote with the arguments of this process: its pages alone, or with `--site` inside of that site.
 * Takes the remote's folder `dev`.
 */
export async function startDev(dev: string): Promise<void> {
  try {
    const server = await start(dev, readOptions(process.argv.slice(2)))
    server.bindCLIShortcuts({ print: true })
  } catch (error) {
    if (error instanceof CommanderError) process.exit(error.exitCode)
    if (!isExpected(error)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

async function start(dev: string, { site, port }: DevOptions): Promise<ViteDevServer> {
  const remote = readRemote(dirname(dev))
  if (site === undefined) {
    const configFile = join(dev, 'vite.config.ts')
    const server = await createServer({ configFile, ...(port && { server: { port } }) })
    await server.listen()
    server.printUrls()
    return server
  }
  process.env['NODE_ENV'] = 'development'
  const { startInsideSite } = await import('./server.ts')
  const own = port ?? defaultPort(remote.devPort)
  const server = await startInsideSite({ remote, site, port: own })
  console.log(`${site} with the area '${remote.name}' from source: http://localhost:${own}`)
  return server
}

/** The next one after that of the area alone. */
function defaultPort(devPort: number): number {
  return 3005 + devPort * 10
}

/** Whether the message alone tells what to do: a fault of the input, or a port that another program uses. */
function isExpected(error: unknown): error is Error {
  return error instanceof DevError || (error instanceof Error && /^Port \d+ is/.test(error.message))
}
