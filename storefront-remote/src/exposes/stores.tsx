import type { AreaModules } from '@darnley/web/areas'
import { StoresPage } from '#src/pages/stores/stores-page.tsx'

export const { Page } = { Page: StoresPage } satisfies AreaModules['storefront/stores']
