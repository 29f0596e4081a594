import { isApiError } from '@darnley/web/client'

/** Why a sign-in failed: the credentials are wrong, or there was no clear response. */
export type SignInProblem = 'wrong-credentials' | 'no-answer'

export function signInProblem(error: unknown): SignInProblem {
  return isApiError(error) && error.code === 'Unauthorized' ? 'wrong-credentials' : 'no-answer'
}
