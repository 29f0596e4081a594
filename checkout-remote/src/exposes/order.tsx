import type { AreaModules } from '@darnley/web/areas'
import { OrderPage } from '#src/pages/order/order-page.tsx'

export const { Page } = { Page: OrderPage } satisfies AreaModules['checkout/order']
