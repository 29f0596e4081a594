import type { WorkshopRole } from '@darnley/contract/staff-roles'

export const roleNames: Readonly<Record<WorkshopRole | 'shop', string>> = {
  shop: 'Shop',
  tailor: 'Tailor',
  manager: 'Manager',
  owner: 'Owner',
}

const order: readonly WorkshopRole[] = ['tailor', 'manager', 'owner']

/** Whether a colleague may do what needs at least this role; the server decides the same. */
export function isAtLeast(role: WorkshopRole | undefined, least: WorkshopRole): boolean {
  return role !== undefined && order.indexOf(role) >= order.indexOf(least)
}
