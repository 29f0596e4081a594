import type { AreaModules } from 'shared/contract/areas'
import { ThankYouPage } from '#src/pages/thank-you/thank-you-page.tsx'

export const { Page } = { Page: ThankYouPage } satisfies AreaModules['checkout/thank-you']
