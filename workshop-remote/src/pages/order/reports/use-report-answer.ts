import type { ReportAnswer } from '@darnley/contract/workshop-guarantee'
import { useChange, useQueryClient } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'
import { failureWords } from '#src/lib/write/failure-words.ts'
import { timeLimit } from '#src/lib/write/time-limit.ts'

interface Reported {
  readonly orderId: string
  readonly reportId: string
}

interface UseReportAnswer {
  readonly send: (answer: ReportAnswer) => void
  readonly isPending: boolean
  readonly problem: string | null
}

/** Answers a report; the same answer sent again takes effect once. */
export function useReportAnswer({ orderId, reportId }: Reported): UseReportAnswer {
  const client = useQueryClient()
  const { mutate, isPending, error } = useChange({
    mutationFn: (answer: ReportAnswer) =>
      staffCall('POST /workshop/orders/{id}/reports/{report}/answer', {
        params: { id: orderId, report: reportId },
        body: answer,
        signal: timeLimit(),
      }),
    onSuccess: (order) => client.setQueryData(['workshop', 'order', orderId], order),
    // The new order is on the desk, and a refusal says that a colleague was faster.
    onSettled: () => client.invalidateQueries({ queryKey: ['workshop'] }),
  })
  return { send: mutate, isPending, problem: error && failureWords(error) }
}
