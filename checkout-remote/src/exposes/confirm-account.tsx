import type { AreaModules } from 'shared/areas'
import { ConfirmAccountPage } from '#src/pages/confirm-account/confirm-account-page.tsx'

export const { Page } = {
  Page: ConfirmAccountPage,
} satisfies AreaModules['checkout/confirm-account']
