import { signedInHint } from '@darnley/contract/session-hint'

/** Whether this browser has kept the readable one of the cookies of a sign-in. Over https its name has a prefix. */
export function hasSessionCookie(): boolean {
  return document.cookie.includes(`${signedInHint}=`)
}
