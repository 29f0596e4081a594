import { z } from 'zod'

export const Line = z.object({
  id: z.string(),
  name: z.string(),
  price: z.int(),
  note: z.string(),
})
export type Line = z.infer<typeof Line>

export const Basket = z.object({ lines: z.array(Line), total: z.int(), weight: z.int() })
export type Basket = z.infer<typeof Basket>

export const Payment = z.object({
  email: z.string().max(200),
  way: z.enum(['card', 'till']),
})

export const getBasket = { method: 'GET', path: '/basket', response: Basket } as const

export const pay = {
  method: 'POST',
  path: '/pay',
  body: Payment,
  response: z.object({ order: z.string() }),
} as const

/** Released with each area, whatever the api has. */
export function describeLine({ name, note }: Line): string {
  return `${name} ${note}`
}
