import type { AreaModules } from 'shared/areas'
import { DropOffPage } from '#src/pages/customer-drop-off/drop-off-page.tsx'

export const { Page } = { Page: DropOffPage } satisfies AreaModules['storefront/customer-drop-off']
