import type { AreaModules } from '@darnley/web/areas'
import { ThankYouPage } from '#src/pages/thank-you/thank-you-page.tsx'

export const { Page } = { Page: ThankYouPage } satisfies AreaModules['checkout/thank-you']
