/**
 * Roles of the workshop's staff, the least first: each may do what the one before may. A tailor sees and moves work, a
 * manager also handles money and messages, an owner also partners, people, codes, figures and personal data.
 */
export const workshopRoles = ['tailor', 'manager', 'owner'] as const
export type WorkshopRole = (typeof workshopRoles)[number]

/** A member of staff: of a partner shop, or of the workshop in one of its roles. */
export type StaffRole = 'shop' | WorkshopRole

/** Whether a member of staff may do what needs at least this role in the workshop. */
export function mayActAs(role: StaffRole, least: WorkshopRole): boolean {
  return role !== 'shop' && workshopRoles.indexOf(role) >= workshopRoles.indexOf(least)
}
