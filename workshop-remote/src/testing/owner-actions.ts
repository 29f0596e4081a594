import type { OwnerAction, OwnerActions } from '@darnley/contract/workshop-people'

export function anAction(id: number, change: Partial<OwnerAction> = {}): OwnerAction {
  return {
    id,
    at: '2026-11-25T09:12:00.000Z',
    actor: 'Ruth Adeyemi',
    action: 'person_changed',
    subject: 'Priya Nair',
    details: [{ field: 'role', from: 'tailor', to: 'manager' }],
    ...change,
  }
}

const actions: readonly OwnerAction[] = [
  anAction(9),
  anAction(8, {
    ...{ action: 'code_made', subject: 'STITCH10' },
    details: [
      { field: 'percentage', from: null, to: '10' },
      { field: 'starts_on', from: null, to: '2026-11-01' },
      { field: 'is_enabled', from: null, to: 'true' },
    ],
  }),
  anAction(7, { action: 'personal_data_erased', subject: null, details: [] }),
]

export function someActions(
  shown: readonly OwnerAction[] = actions,
  next: number | null = null,
): OwnerActions {
  return { actions: [...shown], next_before: next }
}
