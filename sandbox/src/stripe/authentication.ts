import { StripeFault } from './fault.ts'

/** The sandbox's keys. Any other key belongs to the real Stripe. */
export const secretKey = 'sk_test_sandbox'
export const publishableKey = 'pk_test_sandbox'

export type Caller = 'server' | 'browser'

/** Returns the caller: a server sends Bearer or Basic, a browser its publishable key as a parameter. */
export function callerOf(authorization: string | undefined, keyParameter: unknown): Caller {
  const key = keyOf(authorization) ?? keyParameter
  if (key === secretKey) return 'server'
  if (key === publishableKey) return 'browser'
  throw unauthorized(typeof key === 'string' ? key : undefined)
}

function keyOf(authorization: string | undefined): string | undefined {
  const [scheme, credentials] = authorization?.split(' ') ?? []
  if (credentials === undefined) return undefined
  if (scheme?.toLowerCase() === 'bearer') return credentials
  return Buffer.from(credentials, 'base64').toString().split(':')[0]
}

export function secretKeyRequired(): StripeFault {
  const message =
    'This API call cannot be made with a publishable API key. Please use a secret API key.'
  return new StripeFault(403, {
    type: 'invalid_request_error',
    message,
    code: 'secret_key_required',
  })
}

function unauthorized(key: string | undefined): StripeFault {
  const message = key
    ? `Invalid API Key provided: ${key.slice(0, 8)}****`
    : 'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.'
  return new StripeFault(401, { type: 'invalid_request_error', message })
}
