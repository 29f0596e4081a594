import type { AreaModules } from '@darnley/web/areas'
import { WizardPage } from '#src/pages/wizard/page.tsx'

const wizard = { Page: WizardPage } satisfies AreaModules['booking/wizard']

export const { Page } = wizard
