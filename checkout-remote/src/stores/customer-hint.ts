import { customerHint } from '@darnley/contract/session-hint'

/** Whether a customer may be signed in by password in this browser; the api decides. Over https the name has a prefix. */
export function isSignedIn(): boolean {
  return globalThis.document?.cookie.includes(`${customerHint}=`) === true
}
