import type { AreaModules } from '@darnley/web/areas'
import { SessionsPage } from '#src/pages/sessions/sessions-page.tsx'

export const { Page } = { Page: SessionsPage } satisfies AreaModules['storefront/sessions']
