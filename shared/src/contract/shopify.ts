import { z } from 'zod'

export const ShopifyLineItem = z.object({
  id: z.string(),
  title: z.string(),
  quantity: z.int(),
})
export type ShopifyLineItem = z.infer<typeof ShopifyLineItem>
