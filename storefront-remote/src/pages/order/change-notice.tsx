import type { JSX } from 'react'
import { pageConfig } from '@darnley/web/page-config'
import { Notice } from '@darnley/web/ui/notice'
import { statusInSentence } from '@darnley/domain/order-words'
import type { ChangeState } from './use-status-change.ts'

/** The result of a change, with a refusal worded for staff. */
export function ChangeNotice({ state }: { state: ChangeState }): JSX.Element | null {
  const { company } = pageConfig()
  switch (state.type) {
    case 'waiting':
      return (
        <Notice tone="info">
          You are offline. Keep this page open: the change is sent once, as soon as the connection
          is back.
        </Notice>
      )
    case 'changed':
      return <Notice tone="success">The status is updated.</Notice>
    case 'refused':
      return (
        <Notice tone="error">
          Nothing was changed: this order is {statusInSentence(state.current, company)} now, and
          from there it cannot become {statusInSentence(state.wanted, company)}.
        </Notice>
      )
    case 'failed':
      return <Notice tone="error">The status could not be updated. Please try again.</Notice>
    default:
      return null
  }
}
