import type { JSX } from 'react'
import type { FittingPlace } from '@darnley/contract/fittings'
import { dayAt } from '@darnley/domain/turnaround'
import { shopNow } from '@darnley/web/client'
import { PointFacts } from '#src/components/point-facts.tsx'

/** Where a fitting is, when the place is open, and its phone. */
export function PlaceFacts({ place }: { place: FittingPlace }): JSX.Element {
  return (
    <div>
      <PointFacts point={{ ...place, miles: place.miles ?? null }} today={dayAt(shopNow())} />
      <a href={`tel:${place.phone.replaceAll(' ', '')}`}>{place.phone}</a>
    </div>
  )
}
