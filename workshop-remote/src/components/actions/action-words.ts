import type { ActionDetail, OwnerAction, OwnerActionKind } from '@darnley/contract/workshop-people'
import { dayInYearOf } from '#src/lib/moment.ts'
import { roleNames } from '#src/lib/role.ts'

const words: Readonly<Record<OwnerActionKind, string>> = {
  person_invited: 'Invited',
  person_changed: 'Changed',
  person_removed: 'Removed',
  sessions_ended: 'Ended the sessions of',
  second_step_ended: 'Took the second step off',
  access_code_made: 'Made an access code for',
  partner_saved: 'Kept a draft of',
  partner_published: 'Published',
  partner_unpublished: 'Took off its site:',
  code_made: 'Made the code',
  code_changed: 'Changed the code',
  code_ended: 'Ended the code',
  settlement_recorded: 'Recorded a settlement with',
  personal_data_found: 'Looked up personal data',
  personal_data_exported: 'Exported personal data',
  personal_data_erased: 'Erased personal data',
}

/** Returns what was done: Changed Priya Nair. */
export function actionTitle({ action, subject }: Pick<OwnerAction, 'action' | 'subject'>): string {
  return subject === null ? words[action] : `${words[action]} ${subject}`
}

/** What the forms call the fields that are logged. */
const fieldNames: Readonly<Record<string, string>> = {
  name: 'Name',
  role: 'Role',
  site: 'Works at',
  by: 'By',
  sessions: 'Sessions ended',
  percentage: 'Per cent off services',
  starts_on: 'First day',
  ends_on: 'Last day',
  max_uses: 'Uses in all',
  max_uses_per_customer: 'Uses for each customer',
  is_enabled: 'Switched on',
  settlement: 'Settlement',
  day: 'Day',
  reference: 'Reference',
}

/** Returns a fact of an action: "Role: Tailor, now Manager". */
export function detailWords({ field, from, to }: ActionDetail): string {
  const name = fieldNames[field] ?? field.replaceAll('_', ' ')
  const [before, now] = [valueWords(field, from), valueWords(field, to)]
  if (field === 'sessions') return `${name}: ${before ?? 0}`
  if (before === null) return `${name}: ${now ?? 'none'}`
  return `${name}: ${before}, now ${now ?? 'none'}`
}

function valueWords(field: string, value: string | null): string | null {
  if (value === null) return null
  if (field === 'is_enabled') return value === 'true' ? 'yes' : 'no'
  if (field === 'role') return roleNames[value as keyof typeof roleNames] ?? value
  return /^\d{4}-\d{2}-\d{2}$/.test(value)
    ? dayInYearOf(value as Parameters<typeof dayInYearOf>[0])
    : value
}
