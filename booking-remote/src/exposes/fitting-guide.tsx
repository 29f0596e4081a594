import type { AreaModules } from '@darnley/web/areas'
import { FittingGuidePage } from '#src/pages/fitting-guide/page.tsx'

const fittingGuide = { Page: FittingGuidePage } satisfies AreaModules['booking/fitting-guide']

export const { Page } = fittingGuide
