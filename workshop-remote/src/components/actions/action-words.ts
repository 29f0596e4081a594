import type { ActionDetail, OwnerAction, OwnerActionKind } from '@darnley/contract/workshop-people'

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

/** Returns a fact of an action: role: tailor to manager. */
export function detailWords({ field, from, to }: ActionDetail): string {
  const name = field.replaceAll('_', ' ')
  if (from === null) return `${name}: ${to ?? 'none'}`
  return to === null ? `${name}: ${from} before` : `${name}: ${from} to ${to}`
}
