import type { AreaModules } from '@darnley/web/areas'
import { BasketPanel as Panel } from '#src/components/basket-panel.tsx'

export const { BasketPanel } = { BasketPanel: Panel } satisfies AreaModules['checkout/basket-panel']
