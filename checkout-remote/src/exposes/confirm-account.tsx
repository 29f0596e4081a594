import type { AreaModules } from '@darnley/web/areas'
import { ConfirmAccountPage } from '#src/pages/confirm-account/confirm-account-page.tsx'

export const { Page } = {
  Page: ConfirmAccountPage,
} satisfies AreaModules['checkout/confirm-account']
