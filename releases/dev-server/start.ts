import { dirname, join } from 'node:path'
import { CommanderError } from 'commander'
import { createServer } from 'vite'
import { readRemote } from '#build/remotes.ts'
import { DevError } from './dev-error.ts'
import { readOptions, type DevOptions } from './options.ts'

/**
 * Runs `npm run dev` of a remote with the arguments of this process: its pages alone, or with `--site` inside of that site.
 * Takes the remote's folder `dev`.
 */
export async function startDev(dev: string): Promise<void> {
  try {
    const options = readOptions(process.argv.slice(2))
    await (options.site === undefined ? startAlone(dev, options) : startInside(dev, options))
  } catch (error) {
    if (error instanceof CommanderError) process.exit(error.exitCode)
    const sentence = sentenceOf(error as Error)
    if (sentence === undefined) throw error
    console.error(sentence)
    process.exit(1)
  }
}

async function startAlone(dev: string, { port }: DevOptions): Promise<void> {
  const configFile = join(dev, 'vite.config.ts')
  const server = await createServer({ configFile, ...(port && { server: { port } }) })
  await server.listen()
  server.printUrls()
  server.bindCLIShortcuts({ print: true })
}

async function startInside(dev: string, { site = '', port }: DevOptions): Promise<void> {
  // Before React is loaded: the names of its development build differ.
  process.env['NODE_ENV'] = 'development'
  const { startInsideSite } = await import('./server.ts')
  const remote = readRemote(dirname(dev))
  const own = port ?? portInside(remote.devPort)
  await startInsideSite({ remote, site, port: own })
  console.log(`${site} with the area '${remote.name}' from source: http://localhost:${own}`)
}

/** Halfway between this area's alone and the next one's, so that both ways run beside each other. */
function portInside(devPort: number): number {
  return 3005 + devPort * 10
}

/** Returns what to print of an error whose message tells what to do; undefined for an unexpected one. */
function sentenceOf(error: Error): string | undefined {
  const { message } = error
  if (error instanceof DevError) return message
  return /^Port \d+ is /.test(message) ? `${message}: choose another one with --port.` : undefined
}
