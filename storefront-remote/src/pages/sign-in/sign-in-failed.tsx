import type { JSX } from 'react'
import { Notice } from '@darnley/web/ui/notice'
import { signInProblem } from '#src/lib/sign-in-problem.ts'

interface SignInFailedProps {
  error: unknown
  /** Whether a code is asked for: a missing one is refused as a wrong one is. */
  hasCode?: boolean
  onRetry: () => void
}

export function SignInFailed({ error, hasCode = false, onRetry }: SignInFailedProps): JSX.Element {
  if (signInProblem(error) === 'wrong-credentials')
    return (
      <Notice tone="error">
        {hasCode
          ? 'Incorrect username, password or code entered.'
          : 'Incorrect username or password entered.'}
      </Notice>
    )
  return (
    <Notice tone="info" action={{ label: 'Try again', onSelect: onRetry }}>
      We could not sign you in just now.
    </Notice>
  )
}
