import type { AreaModules } from '@darnley/web/areas'
import { SignInPage } from '#src/pages/sign-in/sign-in-page.tsx'

export const { Page } = { Page: SignInPage } satisfies AreaModules['storefront/sign-in']
