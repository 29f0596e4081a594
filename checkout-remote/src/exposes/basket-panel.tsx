import type { AreaModules } from 'shared/areas'
import { BasketPanel as Panel } from '#src/components/basket-panel.tsx'

export const { BasketPanel } = { BasketPanel: Panel } satisfies AreaModules['checkout/basket-panel']
