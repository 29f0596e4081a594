import { useState } from 'react'
import type { ApiError } from '@darnley/contract/errors'
import type { ProposalAnswered } from '@darnley/contract/price-proposals'
import { isApiError } from '@darnley/web/client'
import { useChange, useQueryClient } from '@darnley/web/query'
import { pageHeadingId } from '@darnley/web/ui/page'
import { type Answer, answerProposal, orderPricesQuery } from '#src/queries/order-prices.ts'

type Said = Pick<Answer, 'answer' | 'question'>

interface UseAnswer {
  readonly send: (said: Said, onSent?: () => void) => void
  /** The answer that is being sent. */
  readonly sending: Answer['answer'] | null
  readonly problem: string | null
  /** The secret with which the difference is paid; null while it was not agreed to. */
  readonly clientSecret: string | null
  readonly stopPaying: () => void
}

/** Sends an answer to a proposal and shows the prices that follow from it. */
export function useAnswer(proposalId: string, orderIdToken: string): UseAnswer {
  const client = useQueryClient()
  const [clientSecret, setClientSecret] = useState<string | null>(null)
  const prices = orderPricesQuery(orderIdToken)
  const { mutate, isPending, variables, error } = useChange({
    mutationFn: (said: Said) => answerProposal({ proposalId, orderIdToken, ...said }),
    onSuccess: (answered) => {
      setClientSecret(answered.client_secret)
      client.setQueryData(prices.queryKey, answered.prices)
      // What was pressed is gone, and what follows is told below the heading.
      if (isClosed(answered, proposalId)) document.getElementById(pageHeadingId)?.focus()
    },
    // It may have been closed in the meantime.
    onError: () => client.invalidateQueries({ queryKey: prices.queryKey }),
  })
  return {
    send: (said, onSent) => mutate(said, { onSuccess: () => onSent?.() }),
    sending: isPending ? variables.answer : null,
    problem: error && problemOf(error),
    clientSecret,
    stopPaying: () => setClientSecret(null),
  }
}

function isClosed({ prices }: ProposalAnswered, proposalId: string): boolean {
  return prices.proposals.some(({ id, state }) => id === proposalId && state !== 'open')
}

function problemOf(error: Error | ApiError): string {
  if (isApiError(error) && error.code === 'Generic Error' && error.status === 409)
    return 'This price has changed in the meantime. Please look at it again.'
  return 'We couldn’t send your answer. Nothing was charged. Please try again.'
}
