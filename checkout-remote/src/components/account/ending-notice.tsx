import type { JSX } from 'react'
import { Notice } from '@darnley/web/ui/notice'
import type { Ending } from './use-session.ts'

const WORDS: Readonly<Record<Ending, string>> = {
  'signed-out': 'You are signed out. What opened your orders opens nothing any more.',
  'too-old': 'This link is too old. Ask for a new one.',
  'session-over': 'Your time here is over, or you signed out on another device. Sign in again.',
  deleted: 'Your account is deleted, and you are signed out everywhere.',
}

/** Says why the customer is not signed in any more. */
export function EndingNotice({ ending }: { ending: Ending | null }): JSX.Element | null {
  if (ending === null) return null
  const isError = ending === 'too-old' || ending === 'session-over'
  return <Notice tone={isError ? 'error' : 'success'}>{WORDS[ending]}</Notice>
}
