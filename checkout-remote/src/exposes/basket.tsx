import type { AreaModules } from '@darnley/web/areas'
import { BasketPage } from '#src/pages/basket/basket-page.tsx'

export const { Page } = { Page: BasketPage } satisfies AreaModules['checkout/basket']
