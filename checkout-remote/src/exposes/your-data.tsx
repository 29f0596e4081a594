import type { AreaModules } from 'shared/areas'
import { YourDataPage } from '#src/pages/your-data/your-data-page.tsx'

export const { Page } = { Page: YourDataPage } satisfies AreaModules['checkout/your-data']
