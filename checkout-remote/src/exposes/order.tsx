import type { AreaModules } from 'shared/areas'
import { OrderPage } from '#src/pages/order/order-page.tsx'

export const { Page } = { Page: OrderPage } satisfies AreaModules['checkout/order']
