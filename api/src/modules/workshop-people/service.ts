import { hash } from '@node-rs/argon2'
import type {
  IssuedAccessCode,
  People,
  Person,
  PersonChange,
} from '@darnley/contract/workshop-people'
import { refuseFaults } from '#src/lib/http-error.ts'
import { makeReadableCode } from '#src/lib/readable-code.ts'
import { hashToken, makeToken } from '#src/lib/tokens.ts'
import { secondStepRepository } from '#src/modules/second-step/repository.ts'
import { peopleChanges } from './change-repository.ts'
import {
  type Deps,
  type Owner,
  personOf,
  record,
  refusal,
  repositoryOf,
  unchanged,
  viewPerson,
  type Wanted,
} from './person.ts'
import { detailsOfChange, roleFaults } from './rules.ts'

export async function listPeople(deps: Deps, owner: Owner): Promise<People> {
  const repository = repositoryOf(deps)
  const people = await repository.all()
  return {
    people: people.map((person) => viewPerson(person, owner)),
    sites: await repository.sites(),
  }
}

/** @throws ValidationFailed for a role that the site has not; HttpError 404, 409 */
export async function changePerson(
  deps: Deps,
  { owner, id, ...change }: Wanted & PersonChange,
): Promise<Person> {
  const before = await personOf(deps, { owner, id })
  refuseFaults(roleFaults(change.role, before.site))
  const isChanged = await deps.db.transaction(async (transaction) => {
    if (!(await peopleChanges(transaction).change({ id, ...change }))) return false
    const details = detailsOfChange(before, change)
    await record(transaction, { owner, id, action: 'person_changed', details })
    return true
  })
  if (!isChanged) throw await unchanged(deps, { owner, id, version: change.version })
  return personOf(deps, { owner, id })
}

/** @throws HttpError 404, 409 for another version and for the last owner */
export async function removePerson(
  deps: Deps,
  { owner, id, version }: Wanted & { version: number },
): Promise<People> {
  await personOf(deps, { owner, id })
  const passwordHash = await hash(makeToken())
  const isRemoved = await deps.db.transaction(async (transaction) => {
    if (!(await peopleChanges(transaction).remove({ id, version, passwordHash }))) return false
    await record(transaction, { owner, id, action: 'person_removed' })
    return true
  })
  if (!isRemoved) throw await unchanged(deps, { owner, id, version })
  return listPeople(deps, owner)
}

/** Ends the sessions of a person; of oneself all but the one in use. @throws HttpError 404 */
export async function endSessions(deps: Deps, { owner, id }: Wanted): Promise<Person> {
  await personOf(deps, { owner, id })
  await deps.db.transaction(async (transaction) => {
    const except = id === owner.id ? owner.sessionId : null
    const count = await peopleChanges(transaction).endSessions(id, except)
    const details = [{ field: 'sessions', from: String(count), to: null }]
    await record(transaction, { owner, id, action: 'sessions_ended', details })
  })
  return personOf(deps, { owner, id })
}

/** @throws HttpError 404, 409 for oneself and when it is off */
export async function endSecondStep(deps: Deps, { owner, id }: Wanted): Promise<Person> {
  const person = await personOf(deps, { owner, id })
  if (person.is_self)
    throw await refusal(deps, person, 'Switch your own second step off with a code')
  const isEnded = await deps.db.transaction(async (transaction) => {
    if (!(await secondStepRepository(transaction).end(id))) return false
    await record(transaction, { owner, id, action: 'second_step_ended' })
    return true
  })
  if (!isEnded) throw await refusal(deps, person, `The second step of ${person.name} is off`)
  return personOf(deps, { owner, id })
}

/** @throws HttpError 404, 409 for staff of the workshop */
export async function issueAccessCode(
  deps: Deps,
  { owner, id }: Wanted,
): Promise<IssuedAccessCode> {
  const person = await personOf(deps, { owner, id })
  if (person.role !== 'shop')
    throw await refusal(deps, person, 'Access codes are for the tills of partner shops')
  const code = makeReadableCode()
  await deps.db.transaction(async (transaction) => {
    await peopleChanges(transaction).replaceAccessCode({ staffId: id, hash: hashToken(code) })
    await record(transaction, { owner, id, action: 'access_code_made' })
  })
  return { code, person: await personOf(deps, { owner, id }) }
}
