import type { OrderDetails } from '@darnley/contract/orders'
import type { PriceProposal } from '@darnley/contract/price-proposals'

export interface ProposalProps {
  proposal: PriceProposal
  order: OrderDetails
  token: string
}
