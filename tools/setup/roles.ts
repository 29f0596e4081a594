/** `npm run roles`: makes the databases of a site with their roles (docs/decisions/076-roles-in-postgresql.md). */
import { parseArgs } from 'node:util'
import { makeRoles, planRoles, WrongAddresses } from '../roles/roles.ts'
import { settingsOf } from './env-file.ts'

const { values } = parseArgs({ options: { 'env-file': { type: 'string' } } })

try {
  // No part needs the superuser's address, so that it may stand outside of their file.
  const { ROLES_DATABASE_URL } = settingsOf(undefined, ['ROLES_DATABASE_URL'])
  const plan = planRoles({ ROLES_DATABASE_URL, ...settingsOf(values['env-file']) })
  await makeRoles(plan)
  for (const { database, owner, runner } of plan.roles) {
    const reader = runner ? `, and ${runner.name} reads and writes its rows` : ''
    console.log(`${owner.name} owns the database ${database}${reader}.`)
  }
} catch (error) {
  const isWrong = error instanceof WrongAddresses
  console.error(isWrong ? error.message : `The roles could not be made: ${messageOf(error)}`)
  process.exitCode = isWrong ? 2 : 1
}

/** Node reports several addresses that all failed as an error with a code alone. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}
