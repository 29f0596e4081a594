import { parseArgs } from 'node:util'
import {
  endLostSecondStep,
  type LostSecondStep,
} from '#src/modules/workshop-people/lost-second-step-repository.ts'
import { onDatabase } from './on-database.ts'

const usage = `Usage: DATABASE_URL=postgres://... npm run end-second-step -w api -- --email <e-mail>

  Switches the second step of a colleague of the workshop off and signs out every device, when phone and recovery codes
  are lost and no other owner can do it under "People". The password stays. Check first who asks for it.`

const told: Readonly<Record<LostSecondStep, string>> = {
  ended:
    'The second step is off, and every device is signed out. Sign in with the password alone, and set it up again.',
  off: 'The second step of this person is off already.',
  unknown: 'No colleague of the workshop has this e-mail.',
}

const email = readEmail()
await onDatabase(async (db) => {
  const became = await endLostSecondStep(db, email)
  if (became === 'unknown') throw new Error(told[became])
  console.log(told[became])
})

function readEmail(): string {
  const { email: given = '', help } = parsedOrUsage()
  if (help) {
    console.log(usage)
    process.exit(0)
  }
  return /^[^@\s]+@[^@\s]+$/.test(given) ? given : leave()
}

function parsedOrUsage(): { email?: string; help?: boolean } {
  const options = { email: { type: 'string' }, help: { type: 'boolean' } } as const
  try {
    return { ...parseArgs({ options }).values }
  } catch {
    return leave()
  }
}

function leave(): never {
  console.error(usage)
  process.exit(2)
}
