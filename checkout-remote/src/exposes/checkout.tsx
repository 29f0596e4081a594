import type { AreaModules } from '@darnley/web/areas'
import { CheckoutPage } from '#src/pages/checkout/checkout-page.tsx'

export const { Page } = { Page: CheckoutPage } satisfies AreaModules['checkout/checkout']
