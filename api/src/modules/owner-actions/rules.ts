import type { OwnerActionKind, OwnerActionTopic } from '@darnley/contract/workshop-people'

const topics = {
  person_invited: 'people',
  person_changed: 'people',
  person_removed: 'people',
  sessions_ended: 'people',
  second_step_ended: 'people',
  access_code_made: 'people',
  partner_saved: 'partners',
  partner_published: 'partners',
  partner_unpublished: 'partners',
  code_made: 'codes',
  code_changed: 'codes',
  code_ended: 'codes',
  settlement_recorded: 'settlements',
  personal_data_found: 'personal_data',
  personal_data_exported: 'personal_data',
  personal_data_erased: 'personal_data',
} as const satisfies Readonly<Record<OwnerActionKind, OwnerActionTopic>>

/** Returns the kinds of actions that belong to a topic. */
export function kindsOf(topic: OwnerActionTopic): OwnerActionKind[] {
  return (Object.keys(topics) as OwnerActionKind[]).filter((kind) => topics[kind] === topic)
}
