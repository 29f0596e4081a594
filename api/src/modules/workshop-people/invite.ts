import { hash } from '@node-rs/argon2'
import type { Invitation, Person } from '@darnley/contract/workshop-people'
import type { Executor } from '#src/db/database.ts'
import { type HttpError, refuseFaults } from '#src/lib/http-error.ts'
import { makeToken } from '#src/lib/tokens.ts'
import {
  addRequestedMail,
  type MailGrant,
  requireMail,
} from '#src/modules/outbox/requested-mail.ts'
import { peopleChanges } from './change-repository.ts'
import { STAFF_INVITATION } from './invitation-mail.ts'
import {
  type Deps,
  type Owner,
  personOf,
  record,
  refusal,
  repositoryOf,
  viewPerson,
  type Wanted,
} from './person.ts'
import { invitationFaults } from './rules.ts'

interface Invited {
  readonly owner: Owner
  readonly invitation: Invitation
}

/**
 * Adds a person who chooses a password by a mailed link.
 * @throws ValidationFailed; HttpError 409 for an e-mail that is known, 429 for too many mails
 */
export async function invite(deps: Deps, { owner, invitation }: Invited): Promise<Person> {
  const { email } = invitation
  const repository = repositoryOf(deps)
  refuseFaults(invitationFaults(invitation, await repository.sites()))
  const refused = async (): Promise<HttpError | null> => {
    const current = await repository.byEmail(email)
    const detail = 'This e-mail address is a person already'
    return current && refusal(deps, viewPerson(current, owner), detail)
  }
  const conflict = await refused()
  if (conflict) throw conflict
  const grant = await mailGrant(deps, { owner, email })
  const id = await deps.db.transaction((transaction) =>
    addPerson(transaction, { owner, invitation, grant }),
  )
  if (id === null) throw (await refused()) ?? new Error('The person was not stored')
  deps.outbox.wake()
  return personOf(deps, { owner, id })
}

/** Returns the id of the new person; null when the e-mail was added in the meantime. */
async function addPerson(
  db: Executor,
  { owner, invitation, grant }: Invited & { grant: MailGrant },
): Promise<string | null> {
  const { role, site } = invitation
  const passwordHash = await hash(makeToken())
  const id = await peopleChanges(db).add({ ...invitation, passwordHash })
  if (id === null) return null
  await addLink(db, { id, grant })
  const details = [
    { field: 'role', from: null, to: role },
    { field: 'site', from: null, to: site },
  ]
  await record(db, { owner, id, action: 'person_invited', details })
  return id
}

/** Mails another link. @throws HttpError 404, 409 for a person with a password, 429 */
export async function inviteAgain(deps: Deps, { owner, id }: Wanted): Promise<Person> {
  const person = await personOf(deps, { owner, id })
  if (person.invited_at === null)
    throw await refusal(deps, person, `${person.name} has chosen a password`)
  const grant = await mailGrant(deps, { owner, email: person.email })
  await deps.db.transaction(async (transaction) => {
    await addLink(transaction, { id, grant })
    await record(transaction, { owner, id, action: 'person_invited' })
  })
  deps.outbox.wake()
  return person
}

function mailGrant(
  { db }: Deps,
  { owner: { address }, email: recipient }: { owner: Owner; email: string },
): Promise<MailGrant> {
  return requireMail(db, { template: STAFF_INVITATION, recipient, address })
}

async function addLink(
  db: Executor,
  { id, grant }: { id: string; grant: MailGrant },
): Promise<void> {
  const resetId = await peopleChanges(db).addLink(id)
  const key = `${STAFF_INVITATION}:${resetId}`
  await addRequestedMail(db, grant, { key, payload: { resetId } })
}
