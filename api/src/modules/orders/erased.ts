import type { Order } from './repository.ts'

/** In place of the address of a customer whose data was erased; no mail can go there (RFC 2606). */
export const ERASED_EMAIL = 'erased@invalid'

export function isErased({ email }: Pick<Order, 'email'>): boolean {
  return email === ERASED_EMAIL
}
