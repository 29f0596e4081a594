import { signedInHint } from '@darnley/contract/session-hint'
import { $staff } from '@darnley/web/session'
import { keepWaiting, whileAt, type Scene } from '@darnley/workbench/scene'
import { accessToken, storefront } from '#src/testing/orders.ts'
import { Page } from './page.tsx'
import { SignInForm } from './sign-in-form.tsx'

function at(path: string, hash = ''): Scene {
  return {
    element: whileAt('/sign-in', <Page />),
    path,
    arrange: () => {
      location.hash = hash
      $staff.set({ status: 'signed-out' })
      // As the api's answer sets it.
      document.cookie = `${signedInHint}=1; Path=/`
    },
  }
}

export const fresh: Scene = {
  ...at('/sign-in?next=/storefront/orders'),
  answers: { api: { 'POST /storefront/token': () => ({ storefront }) } },
}
/** A browser that blocks cookies without saying so. */
export const cookieless: Scene = {
  ...fresh,
  arrange: () => {
    $staff.set({ status: 'signed-out' })
    document.cookie = `${signedInHint}=; Path=/; Max-Age=0`
  },
}
/** The workshop's form. */
export const withSecondStep: Scene = {
  ...fresh,
  element: whileAt('/sign-in', <SignInForm hasSecondStep />),
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
