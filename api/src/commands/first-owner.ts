import { parseArgs } from 'node:util'
import { publicHost } from '@darnley/node/addresses'
import { addFirstOwner } from '#src/modules/workshop-people/first-owner-repository.ts'
import { onDatabase } from './on-database.ts'

const usage = `Usage: DATABASE_URL=postgres://... npm run first-owner -w api -- --site <hostname> --email <e-mail> --name <name>

  Opens the workshop's site at this hostname (the edge's WORKSHOP_SITE) and prints the address at which its first
  owner chooses a password. Start the api once before: it makes the tables.`

const owner = readArguments()
await onDatabase(async (db) => {
  const address = await addFirstOwner(db, owner)
  console.log(
    address
      ? `Open this address within 7 days, and show it to the owner alone:\n${address}`
      : 'There is an owner already, who invites all others under "People".',
  )
})

function readArguments(): { host: string; email: string; name: string } {
  const { site: host = '', email = '', name = '', help } = parsedOrUsage()
  if (help) {
    console.log(usage)
    process.exit(0)
  }
  if (publicHost(host)) leave(`--site ${publicHost(host)}.\n\n${usage}`)
  if (!/^[^@\s]+@[^@\s]+$/.test(email) || name.trim() === '') leave(usage)
  return { host: host.toLowerCase(), email, name: name.trim() }
}

interface Options {
  site?: string
  email?: string
  name?: string
  help?: boolean
}

function parsedOrUsage(): Options {
  const text = { type: 'string' } as const
  const options = { site: text, email: text, name: text, help: { type: 'boolean' } } as const
  try {
    return { ...parseArgs({ options }).values }
  } catch {
    return leave(usage)
  }
}

function leave(why: string): never {
  console.error(why)
  process.exit(2)
}
