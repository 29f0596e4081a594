import type { JSX } from 'react'
import type { OrderPrices } from '@darnley/contract/price-proposals'
import type { OrderDetails } from '@darnley/contract/orders'
import { Proposal } from './proposal.tsx'

interface ProposalsProps {
  prices: OrderPrices
  order: OrderDetails
  token: string
}

/** The proposed prices that wait for an answer; renders nothing without one. */
export function Proposals({ prices, order, token }: ProposalsProps): JSX.Element | null {
  const open = prices.proposals.filter(({ state }) => state === 'open')
  if (open.length === 0) return null
  return (
    <>
      {open.toReversed().map((proposal) => (
        <Proposal key={proposal.id} proposal={proposal} order={order} token={token} />
      ))}
    </>
  )
}
