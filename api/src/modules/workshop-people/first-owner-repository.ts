import { hash } from '@node-rs/argon2'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database, Executor } from '#src/db/database.ts'
import { staff } from '#src/db/schema/staff.ts'
import { storefronts } from '#src/db/schema/storefronts.ts'
import { hashToken, makeToken } from '#src/lib/tokens.ts'
import { accessRepository } from '#src/modules/storefront-access/repository.ts'
import { peopleChanges } from './change-repository.ts'

const WORKSHOP = 'workshop'

interface FirstOwner {
  /** Hostname of the workshop's site, as the edge has it in WORKSHOP_SITE. */
  readonly host: string
  readonly email: string
  readonly name: string
}

/**
 * Opens the workshop's site and adds its first owner. Returns the address at which the owner chooses a password, good
 * for 7 days; null when an owner has chosen one already, who invites all others.
 */
export function addFirstOwner(db: Database, owner: FirstOwner): Promise<string | null> {
  return db.transaction(async (transaction) => {
    await openWorkshop(transaction, owner.host)
    if (await hasOwner(transaction)) return null
    const changes = peopleChanges(transaction)
    const id = (await invited(transaction, owner)) ?? (await idOf(transaction, owner.email))
    const token = makeToken()
    await accessRepository(transaction).arm(await changes.addLink(id), hashToken(token))
    return `https://${owner.host}/password-reset#token=${token}`
  })
}

/** The command may be repeated with another hostname. */
async function openWorkshop(db: Executor, domain: string): Promise<void> {
  await db
    .insert(storefronts)
    .values({
      id: WORKSHOP,
      kind: 'workshop',
      name: 'Workshop',
      domain,
      locale: 'en_GB',
      deliveryOptions: [],
      blockedDeliveryProviders: [],
      address: { line1: '', line2: '', city: '', postcode: '' },
    })
    .onConflictDoUpdate({ target: storefronts.id, set: { domain } })
}

async function hasOwner(db: Executor): Promise<boolean> {
  const owners = await db
    .select({ since: staff.passwordChangedAt, invitedAt: staff.invitedAt })
    .from(staff)
    .where(and(eq(staff.role, 'owner'), isNull(staff.removedAt)))
  return owners.some(({ since, invitedAt }) => since !== null || invitedAt === null)
}

async function invited(db: Executor, { email, name }: FirstOwner): Promise<string | null> {
  const passwordHash = await hash(makeToken())
  const person = { email: email.toLowerCase(), name, role: 'owner', site: WORKSHOP } as const
  return peopleChanges(db).add({ ...person, passwordHash })
}

async function idOf(db: Executor, email: string): Promise<string> {
  const [person] = await db
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.email, email.toLowerCase()), eq(staff.role, 'owner')))
  if (!person) throw new Error(`${email} is a person already, and no owner`)
  return person.id
}
