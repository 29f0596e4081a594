import type { JSX } from 'react'
import type { PriceProposal } from '@darnley/contract/price-proposals'
import { useQuery } from '@darnley/web/query'
import { orderPhotosQuery } from '#src/queries/order-photos.ts'
import { PhotoList } from './photo-list.tsx'

interface FindingsProps {
  proposal: PriceProposal
  token: string
}

/** The photos of what the workshop found on a garment; renders nothing without one. */
export function Findings({ proposal, token }: FindingsProps): JSX.Element | null {
  const { data: photos = [] } = useQuery(orderPhotosQuery(token))
  const findings = photos.filter(
    ({ kind, garment }) => kind === 'finding' && garment === proposal.garment_number,
  )
  return findings.length > 0 ? <PhotoList photos={findings} label={proposal.garment} /> : null
}
