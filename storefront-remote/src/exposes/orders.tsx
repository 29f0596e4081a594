import type { AreaModules } from 'shared/areas'
import { OrdersPage } from '#src/pages/orders/orders-page.tsx'

export const { Page } = { Page: OrdersPage } satisfies AreaModules['storefront/orders']
