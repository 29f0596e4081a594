import type { Session } from '#src/components/account/use-session.ts'

/** What every change of the account needs. */
export interface ChangeProps {
  readonly token: string
  readonly onEnd: Session['end']
}
