import type { AreaModules } from '@darnley/web/areas'
import { OrdersPage } from '#src/pages/orders/orders-page.tsx'

export const { Page } = { Page: OrdersPage } satisfies AreaModules['storefront/orders']
