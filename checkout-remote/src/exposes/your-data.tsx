import type { AreaModules } from '@darnley/web/areas'
import { YourDataPage } from '#src/pages/your-data/your-data-page.tsx'

export const { Page } = { Page: YourDataPage } satisfies AreaModules['checkout/your-data']
