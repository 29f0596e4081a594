import type { AreaModules } from '@darnley/web/areas'
import { DropOffPage } from '#src/pages/customer-drop-off/drop-off-page.tsx'

export const { Page } = { Page: DropOffPage } satisfies AreaModules['storefront/customer-drop-off']
