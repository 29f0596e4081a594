import type { AreaModules } from '@darnley/web/areas'
import { ValidatePaymentPage } from '#src/pages/validate-payment/validate-payment-page.tsx'

export const { Page } = {
  Page: ValidatePaymentPage,
} satisfies AreaModules['checkout/validate-payment']
