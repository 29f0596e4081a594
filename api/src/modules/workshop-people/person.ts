import type { OwnerActionKind, Person, PersonConflict } from '@darnley/contract/workshop-people'
import type { Executor } from '#src/db/database.ts'
import { HttpError, notFound } from '#src/lib/http-error.ts'
import { type NewAction, ownerActionRepository } from '#src/modules/owner-actions/repository.ts'
import type { Services } from '#src/services.ts'
import { type KnownPerson, type PeopleRepository, peopleRepository } from './repository.ts'

export type Deps = Pick<Services, 'db' | 'config' | 'outbox'>

/** The owner who calls. */
export interface Owner {
  readonly id: string
  readonly sessionId: string
  /** Network address. */
  readonly address: string
}

/** A person of whom an owner wants something. */
export interface Wanted {
  readonly owner: Owner
  readonly id: string
}

export function repositoryOf({ db, config }: Deps): PeopleRepository {
  return peopleRepository(db, { idleMs: config.staffSessionIdleMs })
}

export function viewPerson(person: KnownPerson, owner: Pick<Owner, 'id'>): Person {
  return { ...person, is_self: person.id === owner.id }
}

/** @throws HttpError 404 */
export async function personOf(deps: Deps, { owner, id }: Wanted): Promise<Person> {
  const person = await repositoryOf(deps).byId(id)
  if (!person) throw notFound('Person')
  return viewPerson(person, owner)
}

interface Done extends Wanted {
  readonly action: OwnerActionKind
  readonly details?: NewAction['details'] & {}
}

/** Records what was done, in the transaction that does it. */
export function record(db: Executor, { owner, id, action, details = [] }: Done): Promise<void> {
  return ownerActionRepository(db).record({ actorId: owner.id, action, subject: id, details })
}

/** Returns the 409 with the person as it stands and who changed it last. */
export async function refusal(deps: Deps, current: Person, detail: string): Promise<HttpError> {
  const last = await ownerActionRepository(deps.db).lastOn(current.id)
  const body: PersonConflict = { detail, current, last_change: last }
  return new HttpError({ status: 409, detail, body })
}

/** Returns the 409 of a write that changed nothing: another version, or the last owner. */
export async function unchanged(
  deps: Deps,
  { version, ...wanted }: Wanted & { version: number },
): Promise<HttpError> {
  const current = await personOf(deps, wanted)
  const detail =
    current.version === version
      ? `${current.name} is the last owner. Make another one first.`
      : `${current.name} was changed in the meantime`
  return refusal(deps, current, detail)
}
