import type { AreaModules } from 'shared/areas'
import { WizardPage } from '#src/pages/wizard/page.tsx'

const wizard = { Page: WizardPage } satisfies AreaModules['booking/wizard']

export const { Page } = wizard
