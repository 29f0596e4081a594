import { Argument, InvalidArgumentError, Option, type Command } from 'commander'
import { SiteKind } from '@darnley/contract/area'
import { ForeignOrigin } from '@darnley/contract/release'
import type { Context } from './commands/context.ts'

const site = (description: string): Option =>
  new Option('--site <site>', description).choices(SiteKind.options)
const origin = (): Argument =>
  new Argument('<origin>', 'as in https://partner.example').argParser(readOrigin)

/** Declares `hosts`: the origins whose applications may mount releases. */
export function declareHosts(program: Command, context: () => Promise<Context>): void {
  const hosts = program
    .command('hosts')
    .description('list the origins that may mount releases, add or remove one')
    .action(async () => {
      const { listHosts } = await import('./commands/hosts.ts')
      await listHosts(await context())
    })
  hosts
    .command('add')
    .description('let an origin mount releases')
    .addArgument(origin())
    .addOption(site('those of this kind of site').makeOptionMandatory())
    .action(async (wanted: string, options: { site: SiteKind }) => {
      const { addHost } = await import('./commands/hosts.ts')
      await addHost(await context(), { origin: wanted, ...options })
    })
  hosts
    .command('remove')
    .description('take this right from an origin')
    .addArgument(origin())
    .addOption(site('on this kind of site alone'))
    .action(async (wanted: string, options: { site?: SiteKind }) => {
      const { dropHost } = await import('./commands/hosts.ts')
      await dropHost(await context(), { origin: wanted, ...options })
    })
}

/** @throws InvalidArgumentError for text other than an origin, and for plain http beyond this machine */
function readOrigin(text: string): string {
  const read = ForeignOrigin.safeParse(text)
  if (read.success) return read.data
  throw new InvalidArgumentError(read.error.issues[0]?.message ?? '')
}
