import type { ValidationFault } from '@darnley/contract/errors'
import type { ActionDetail, Invitation, Person, StaffSite } from '@darnley/contract/workshop-people'

type Role = Person['role']

const fault = (field: 'role' | 'site', msg: string): ValidationFault => ({
  loc: ['body', field],
  msg,
  type: 'value_error',
})

/** Returns the fault of a role at a site: shops have one role, the workshop all others. */
export function roleFaults(role: Role, { kind }: Pick<StaffSite, 'kind'>): ValidationFault[] {
  if (kind === 'partner' && role !== 'shop')
    return [fault('role', 'Staff of a partner shop have no role of the workshop')]
  if (kind === 'workshop' && role === 'shop')
    return [fault('role', 'Choose a role of the workshop')]
  return []
}

/** Returns the faults of an invitation beyond its shape, for the fields that are there. */
export function invitationFaults(
  { role, site: id }: Partial<Invitation>,
  sites: readonly StaffSite[],
): ValidationFault[] {
  if (id === undefined) return []
  const site = sites.find((each) => each.id === id)
  if (!site) return [fault('site', 'Choose one of the sites')]
  return role === undefined ? [] : roleFaults(role, site)
}

/** Returns what differs between two versions of a person, for the log. */
export function detailsOfChange(
  before: Pick<Person, 'name' | 'role'>,
  after: Pick<Person, 'name' | 'role'>,
): ActionDetail[] {
  return (['name', 'role'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, from: before[field], to: after[field] }))
}
