import { isApiError } from 'shared/client'

/** Why nobody was signed in: what was typed is wrong, or it could not be found out. */
export type SignInProblem = 'wrong-credentials' | 'no-answer'

export function signInProblem(error: unknown): SignInProblem {
  return isApiError(error) && error.code === 'Unauthorized' ? 'wrong-credentials' : 'no-answer'
}
