import { verify } from '@node-rs/argon2'
import type { ValidationFault } from '@darnley/contract/errors'
import type {
  RecoveryCodes,
  SecondStep,
  SecondStepSecret,
} from '@darnley/contract/workshop-second-step'
import { conflict, refuseFaults, ValidationFailed, valueFault } from '#src/lib/http-error.ts'
import { makeReadableCode } from '#src/lib/readable-code.ts'
import { hashToken } from '#src/lib/tokens.ts'
import { createStaffRepository } from '#src/modules/storefront-session/repository.ts'
import { type Attempt, allowAttempt, limitOf } from '#src/modules/throttle/throttle.ts'
import type { Services } from '#src/services.ts'
import { makeSecret, readCode, uriOf } from './codes.ts'
import { secondStepRepository } from './repository.ts'

type Deps = Pick<Services, 'db' | 'config'>

/** The signed-in colleague. */
export interface Holder {
  readonly id: string
  readonly email: string
}

const RECOVERY_CODES = 10
const GUESSES = { max: 10, seconds: 15 * 60 }

const ALREADY_ON = 'Your second step is on. Switch it off first.'
const OFF = 'Your second step is off'

export async function viewSecondStep({ db }: Pick<Deps, 'db'>, id: string): Promise<SecondStep> {
  const row = await secondStepRepository(db).of(id)
  const isOn = row?.confirmedAt != null
  return { is_on: isOn, recovery_codes_left: isOn ? row.recoveryCodes.length : 0 }
}

/**
 * Makes a secret. The password keeps a borrowed session from locking its owner out.
 * @throws ValidationFailed for a wrong password; HttpError 409 when it is on, 429
 */
export async function beginSecondStep(
  deps: Deps,
  { id, email, password }: Holder & { password: string },
): Promise<SecondStepSecret> {
  const attempt = await countGuess(deps, id)
  refuseFaults(await passwordFaults(deps, { email, password }))
  await attempt.forgive()
  const secret = makeSecret()
  if (!(await secondStepRepository(deps.db).begin(id, secret))) throw conflict(ALREADY_ON)
  const issuer = deps.config.company.name
  return { secret, uri: uriOf(secret, { issuer, label: email }) }
}

/** @throws ValidationFailed for a wrong code; HttpError 409 when it is on or was not begun, 429 */
export async function confirmSecondStep(
  deps: Deps,
  { id, code }: { id: string; code: string },
): Promise<RecoveryCodes> {
  const repository = secondStepRepository(deps.db)
  const row = await repository.of(id)
  if (!row) throw conflict('Begin with a new secret')
  if (row.confirmedAt) throw conflict(ALREADY_ON)
  const attempt = await countGuess(deps, id)
  const use = readCode(code, row, new Date())
  if (use?.type !== 'app') throw wrongCode()
  await attempt.forgive()
  const codes = Array.from({ length: RECOVERY_CODES }, makeReadableCode)
  const { secret } = row
  const recoveryCodes = codes.map(hashToken)
  if (!(await repository.confirm({ staffId: id, secret, step: use.step, recoveryCodes })))
    throw conflict('Another secret was made in the meantime. Begin again.')
  return { recovery_codes: codes }
}

/** @throws ValidationFailed with all faults of password and code; HttpError 409 when it is off, 429 */
export async function endSecondStep(
  deps: Deps,
  { id, email, password, code }: Holder & { password: string; code: string },
): Promise<SecondStep> {
  const repository = secondStepRepository(deps.db)
  const row = await repository.of(id)
  if (!row?.confirmedAt) throw conflict(OFF)
  const attempt = await countGuess(deps, id)
  const use = readCode(code, row, new Date())
  refuseFaults([
    ...(await passwordFaults(deps, { email, password })),
    ...(use ? [] : wrongCode().faults),
  ])
  if (use && !(await repository.use(id, use))) throw wrongCode()
  await attempt.forgive()
  await repository.end(id)
  return { is_on: false, recovery_codes_left: 0 }
}

function countGuess({ db }: Pick<Deps, 'db'>, id: string): Promise<Attempt> {
  const limits = [limitOf(`second step of ${id}`, GUESSES)]
  return allowAttempt(db, { limits, detail: 'Too many attempts. Please wait.' })
}

async function passwordFaults(
  { db }: Pick<Deps, 'db'>,
  { email, password }: { email: string; password: string },
): Promise<ValidationFault[]> {
  const colleague = await createStaffRepository(db).findByEmail(email)
  const isRight = colleague !== null && (await verify(colleague.passwordHash, password))
  return isRight ? [] : [valueFault(['body', 'password'], 'This is not your password')]
}

function wrongCode(): ValidationFailed {
  const msg = 'This is not the code of your app now. Each code works once.'
  return new ValidationFailed([valueFault(['body', 'code'], msg)])
}
