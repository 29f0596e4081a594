import { Command, InvalidArgumentError } from 'commander'

export interface DevOptions {
  /** Origin of the site to show; undefined shows the area alone. */
  readonly site: string | undefined
  /** Undefined takes the area's own. */
  readonly port: number | undefined
}

/** Reads the arguments of `npm run dev -w <remote> --`. @throws CommanderError for wrong ones, and after --help */
export function readOptions(args: readonly string[], print?: (text: string) => void): DevOptions {
  const command = new Command('npm run dev -w <remote> --')
    .description('Shows the pages of this area from source, with hot reload.')
    .option('--site <address>', 'inside this site; without it, alone in a bare frame', readSite)
    .option('--port <port>', 'the port to listen on', readPort)
    .option('--host <address>', 'this machine, as localhost or 127.0.0.1', readHost)
    .addHelpText('after', '\nHow it works: docs/recipes/develop-inside-the-site.md')
    .exitOverride()
  if (print) command.configureOutput({ writeOut: print, writeErr: print })
  command.parse(args, { from: 'user' })
  const { site, port } = command.opts<Partial<DevOptions>>()
  return { site, port }
}

function readSite(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol))
    throw new InvalidArgumentError("Write a site's address, as in http://localhost:3000.")
  return url.origin
}

function readPort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new InvalidArgumentError('Write a number between 1 and 65535.')
}

/** What it serves includes sources and relaxed policies, so no other machine may reach it. */
function readHost(text: string): string {
  if (['localhost', '127.0.0.1'].includes(text)) return text
  throw new InvalidArgumentError('It listens on this machine only: leave --host out.')
}
