import type { AreaModules } from '@darnley/web/areas'
import { PasswordResetPage } from '#src/pages/password-reset/password-reset-page.tsx'

export const { Page } = { Page: PasswordResetPage } satisfies AreaModules['checkout/password-reset']
