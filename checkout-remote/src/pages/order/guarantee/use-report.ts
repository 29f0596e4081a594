import { useRef } from 'react'
import type { NewFaultReport } from '@darnley/contract/guarantee'
import { faultsByField, isApiError } from '@darnley/web/client'
import { useChange, useQueryClient } from '@darnley/web/query'
import { orderDetailsQuery, reportFault } from '#src/queries/order-details.ts'
import { forgetReportDraft } from '#src/stores/report-draft.ts'

type Said = Pick<NewFaultReport, 'garment' | 'kind' | 'words' | 'pickup_day' | 'photos_id'>

interface UseReport {
  readonly send: (said: Said) => void
  readonly isPending: boolean
  readonly problem: string | null
}

/** Sends a report and shows the guarantee that follows from it. */
export function useReport(token: string, onSent: () => void): UseReport {
  const client = useQueryClient()
  const idOf = useReportId()
  const { queryKey } = orderDetailsQuery(token)
  const { mutate, isPending, error } = useChange({
    mutationFn: (said: Said) => reportFault({ order_id_token: token, id: idOf(said), ...said }),
    onSuccess: (guarantee) => {
      forgetReportDraft(token)
      client.setQueryData(queryKey, (order) => order && { ...order, guarantee })
      onSent()
    },
    // It may have been reported in another tab, or the last day is over.
    onError: () => client.invalidateQueries({ queryKey: [...queryKey] }),
  })
  return { send: mutate, isPending, problem: error && problemOf(error) }
}

/** Returns the id of what is said: sent again after a lost answer, it is one report. Other words make another. */
function useReportId(): (said: Said) => string {
  const last = useRef<{ readonly text: string; readonly id: string } | null>(null)
  return (said) => {
    const text = JSON.stringify(said)
    if (last.current?.text !== text) last.current = { text, id: crypto.randomUUID() }
    return last.current.id
  }
}

function problemOf(error: Error): string {
  if (isApiError(error) && error.code === 'Validation Error') {
    const isDayOver = faultsByField(error.body).has('pickup_day')
    if (isDayOver) return 'The postie cannot come on this day any more. Please choose another one.'
  }
  return isApiError(error) && error.code === 'Generic Error' && error.status === 409
    ? 'You have told us about this garment before, or its guarantee is over.'
    : 'We couldn’t send this. Please try again.'
}
