import { refuse, type Answers, type Scene } from '@darnley/workbench/scene'
import type { AccountPage, Device, OwnAccount } from '#src/queries/own-account.ts'
import { beginSession, forgetSession, keepLink } from '#src/stores/customer-session.ts'
import { Page } from './page.tsx'

type Api = NonNullable<Answers['api']>

const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
const ida: OwnAccount = {
  name: 'Ida Holm',
  opened_at: '2026-03-03T10:00:00.000Z',
  password_changed_at: null,
  phone: null,
  address: null,
}

function aPage(fields: Partial<AccountPage> = {}): AccountPage {
  return {
    ...{ email: 'ida.holm@example.com', ends_at: inAnHour, needs_password: true, account: ida },
    ...fields,
  }
}

function aDevice(fields: Partial<Device>): Device {
  return {
    ...{ id: 'one', is_current: false, opened_by: 'password', device: 'Chrome on Windows' },
    ...{ last_used_at: '2026-11-26T14:05:00.000Z', ends_at: inAnHour },
    ...fields,
  }
}

const devices: Device[] = [
  aDevice({ is_current: true }),
  aDevice({ id: 'two', device: 'Safari on iOS', opened_by: 'mailed_link' }),
  aDevice({ id: 'three', device: null }),
]

/** The cookie beside that of a sign-in, which the api sets. */
export function keepHint(value: string | null): void {
  const life = value === null ? '; max-age=0' : ''
  document.cookie = `customer_signed_in=${value ?? ''}; path=/${life}`
}

const answers: Api = {
  'POST /public/account_sign_in': () => {
    keepHint('of-the-sign-in')
    return { token: 'of-the-sign-in', ends_at: inAnHour, name: 'Ida Holm' }
  },
  'POST /public/register': () => null,
  'POST /public/my_repairs_request': () => null,
  'POST /public/my_repairs_sign_out': () => null,
  'POST /public/account_name': () => null,
  'POST /public/account_password': () => null,
  'POST /public/account_email': () => null,
  'POST /public/confirm_account_email': () => null,
  'POST /public/account_sign_out_everywhere': () => null,
  'POST /public/account_deletion': () => null,
  'POST /public/account_details': () => null,
  'POST /public/account_sessions': () => devices,
  'POST /public/account_session_end': () => devices.slice(0, 2),
}

export const signedOut: Scene = {
  element: <Page />,
  path: '/account',
  arrange: forgetSession,
  answers: { api: answers },
}

function signedIn(read: NonNullable<Api['POST /public/account']>): Scene {
  return {
    element: <Page />,
    path: '/account',
    arrange: () => beginSession(),
    answers: { api: { ...answers, 'POST /public/account': read } },
  }
}

export const readAccount = (): AccountPage => aPage()
export const account: Scene = signedIn(readAccount)
export const withDetails: Scene = signedIn(() =>
  aPage({
    account: {
      ...{ ...ida, phone: '+447700900123' },
      address: {
        ...{ house: '14', line1: 'Weavers Row', line2: '', city: 'Leeds', postcode: 'LS1 4AB' },
      },
    },
  }),
)
export const over: Scene = signedIn(refuse(404))
export const notLoaded: Scene = signedIn(refuse(503))

const byLink = (): void => {
  forgetSession()
  keepLink('of-the-mail', null)
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
    forgetSession()
    location.hash = '#email-token=of-the-mail'
  },
}
