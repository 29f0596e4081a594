import { refuse, type Answers, type Scene } from '@darnley/workbench/scene'
import type { AccountPage, OwnAccount } from '#src/queries/own-account.ts'
import { forgetRepairsLink, keepRepairsLink, keepSignIn } from '#src/stores/repairs-link.ts'
import { Page } from './page.tsx'

type Api = NonNullable<Answers['api']>

const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
const ida: OwnAccount = {
  name: 'Ida Holm',
  opened_at: '2026-03-03T10:00:00.000Z',
  password_changed_at: null,
}

function aPage(fields: Partial<AccountPage> = {}): AccountPage {
  return {
    ...{ email: 'ida.holm@example.com', ends_at: inAnHour, needs_password: true, account: ida },
    ...fields,
  }
}

const answers: Api = {
  'POST /public/account_sign_in': () => ({
    ...{ token: 'of-the-sign-in', ends_at: inAnHour, name: 'Ida Holm' },
  }),
  'POST /public/register': () => null,
  'POST /public/my_repairs_request': () => null,
  'POST /public/my_repairs_sign_out': () => null,
  'POST /public/account_name': () => null,
  'POST /public/account_password': () => null,
  'POST /public/account_email': () => null,
  'POST /public/confirm_account_email': () => null,
  'POST /public/account_sign_out_everywhere': () => null,
  'POST /public/account_deletion': () => null,
}

export const signedOut: Scene = {
  element: <Page />,
  path: '/account',
  arrange: forgetRepairsLink,
  answers: { api: answers },
}

function signedIn(read: NonNullable<Api['POST /public/account']>): Scene {
  return {
    element: <Page />,
    path: '/account',
    arrange: () => keepSignIn({ token: 'of-the-sign-in', endsAt: inAnHour }),
    answers: { api: { ...answers, 'POST /public/account': read } },
  }
}

export const account: Scene = signedIn(() => aPage())
export const over: Scene = signedIn(refuse(404))
export const notLoaded: Scene = signedIn(refuse(503))

const byLink = (): void => {
  forgetRepairsLink()
  keepRepairsLink('of-the-mail', null)
}
export const openedByLink: Scene = {
  ...signedIn(() => aPage({ needs_password: false })),
  arrange: byLink,
}
export const withoutAccount: Scene = {
  ...signedIn(() => aPage({ needs_password: false, account: null })),
  arrange: byLink,
}

/** After the link to a new address was followed. */
export const newAddress: Scene = {
  ...signedOut,
  arrange: () => {
    forgetRepairsLink()
    location.hash = '#email-token=of-the-mail'
  },
}
