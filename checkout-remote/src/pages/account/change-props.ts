import type { Session } from '#src/components/account/use-session.ts'
import type { OpenSession } from '#src/stores/customer-session.ts'

/** What every change of the account needs. */
export interface ChangeProps {
  readonly session: OpenSession
  readonly onEnd: Session['end']
}
