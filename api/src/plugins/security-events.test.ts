import { expect, it } from 'vitest'
import { eventOf } from './security-events.ts'

it.each([
  ['/storefront/token', 'public', 200, 'signed_in'],
  ['/storefront/token', 'public', 401, 'sign_in_failed'],
  ['/storefront/jwt_auth', 'public', 429, 'sign_in_throttled'],
  ['/storefront/refresh_token', 'public', 401, 'session_refused'],
  ['/storefront/logout', 'public', 204, 'signed_out'],
  ['/public/password_reset', 'public', 204, 'password_reset'],
  ['/public/account_sign_in', 'public', 200, 'signed_in'],
  ['/public/account_sign_in', 'public', 401, 'sign_in_failed'],
  ['/public/account_sign_in', 'public', 429, 'sign_in_throttled'],
  ['/public/account_sign_out_everywhere', 'public', 204, 'signed_out'],
  ['/public/account_password', 'public', 204, 'password_changed'],
  ['/public/confirm_account_email', 'public', 204, 'email_changed'],
  ['/public/account_deletion', 'public', 204, 'account_deleted'],
  ['/public/account', 'public', 404, null],
  ['/public/stripe_webhook', 'provider', 400, 'webhook_refused'],
  ['/public/onfleet_update_event', 'provider', 401, 'webhook_refused'],
  ['/public/onfleet_update_event', 'provider', 422, null],
  ['/public/contact_us', 'public', 429, 'writes_throttled'],
  ['/storefront/all_stores', 'shop', 401, 'access_refused'],
  ['/storefront/all_stores', 'shop', 403, 'access_refused'],
  ['/storefront/all_stores', 'shop', 200, null],
  ['/public/items', 'public', 422, null],
] as const)(
  '[S22] %s for %s with status %i is the security event %s',
  (path, access, status, event) => {
    expect(eventOf({ route: { path, access }, status })).toBe(event)
  },
)
