import type { JSX } from 'react'
import { Notice } from '@darnley/web/ui/notice'
import { signInProblem } from '#src/lib/sign-in-problem.ts'

interface SignInFailedProps {
  error: unknown
  onRetry: () => void
}

export function SignInFailed({ error, onRetry }: SignInFailedProps): JSX.Element {
  if (signInProblem(error) === 'wrong-credentials')
    return <Notice tone="error">Incorrect username or password entered.</Notice>
  return (
    <Notice tone="info" action={{ label: 'Try again', onSelect: onRetry }}>
      We could not sign you in just now.
    </Notice>
  )
}
