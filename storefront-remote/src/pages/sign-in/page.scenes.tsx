import type { JSX } from 'react'
import { useLocation } from '@darnley/web/router'
import { $staff } from '@darnley/web/session'
import { keepWaiting, type Scene } from '@darnley/workbench/scene'
import { accessToken, storefront } from '#src/testing/orders.ts'
import { Page } from './page.tsx'

/** As the host shows it: gone once the page leads elsewhere. */
function SignInRoute(): JSX.Element | null {
  const { pathname } = useLocation()
  return pathname === '/sign-in' ? <Page /> : null
}

function at(path: string, hash = ''): Scene {
  return {
    element: <SignInRoute />,
    path,
    arrange: () => {
      location.hash = hash
      $staff.set({ status: 'signed-out' })
    },
  }
}

export const fresh: Scene = {
  ...at('/sign-in?next=/storefront/orders'),
  answers: { api: { 'POST /storefront/token': () => ({ storefront }) } },
}
export const checkingLink: Scene = {
  ...at('/sign-in', '#token=used-once'),
  answers: { api: { 'POST /storefront/refresh_token': keepWaiting } },
}
/** A partner's link whose code belongs to two shops. */
export const choosingShop: Scene = {
  ...at('/sign-in', '#access_code=of-the-partner'),
  answers: {
    api: {
      'GET /public/storefront/auth': () => ({
        storefront,
        stores: [
          { id: 'mayfair', name: 'Mayfair' },
          { id: 'soho', name: 'Soho' },
        ],
      }),
      'POST /storefront/jwt_auth': () => accessToken,
      'POST /storefront/refresh_token': () => ({ storefront }),
    },
  },
}
