import type { Invitation, Person, StaffSite } from '@darnley/contract/workshop-people'
import { isEmail } from '@darnley/contract/text/email'
import type { Difference } from '#src/components/form/write-notice.tsx'
import { roleNames } from '#src/lib/role.ts'

export type PersonField = 'name' | 'email' | 'role' | 'site'

export interface InviteDraft {
  readonly name: string
  readonly email: string
  readonly site: string
  /** Empty until one is chosen. */
  readonly role: Person['role'] | ''
}

export type ChangeDraft = Pick<Person, 'name' | 'role'>

/** The roles at a site: shops have one role, the workshop all others. */
export function rolesAt(kind: StaffSite['kind']): readonly Person['role'][] {
  return kind === 'partner' ? ['shop'] : ['tailor', 'manager', 'owner']
}

/** Returns everything that an invitation lacks. */
export function invitationFaults(draft: InviteDraft): Map<PersonField, string> {
  const faults = new Map<PersonField, string>()
  if (draft.name.trim() === '') faults.set('name', 'Write the name')
  if (!isEmail(draft.email.trim()))
    faults.set('email', 'Enter an e-mail address like name@example.com')
  if (draft.role === '') faults.set('role', 'Choose a role')
  return faults
}

/** Returns what is sent; `role` is chosen by then. */
export function invitationOf({ role, ...draft }: InviteDraft): Invitation {
  return { ...draft, email: draft.email.trim(), role: role as Person['role'] }
}

export function changeFaults(draft: ChangeDraft): Map<PersonField, string> {
  return new Map(draft.name.trim() === '' ? [['name', 'Write the name']] : [])
}

/** Returns the field of the forms that a fault of the api stands beside. */
export function fieldOf([field]: readonly string[]): PersonField | null {
  return field === 'name' || field === 'email' || field === 'role' || field === 'site'
    ? field
    : null
}

/** Returns what a colleague changed of a person. */
export function differencesOf(before: Person, current: Person): Difference[] {
  return [
    ...(before.name === current.name
      ? []
      : [{ title: `Name: ${current.name}`, detail: `was ${before.name}` }]),
    ...(before.role === current.role
      ? []
      : [{ title: `Role: ${roleNames[current.role]}`, detail: `was ${roleNames[before.role]}` }]),
  ]
}
