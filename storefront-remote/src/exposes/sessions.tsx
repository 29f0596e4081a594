import type { AreaModules } from 'shared/areas'
import { SessionsPage } from '#src/pages/sessions/sessions-page.tsx'

export const { Page } = { Page: SessionsPage } satisfies AreaModules['storefront/sessions']
