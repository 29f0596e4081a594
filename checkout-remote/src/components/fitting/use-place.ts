import { useState } from 'react'
import type { Fitting, FittingPlace } from '@darnley/contract/fittings'

/** Returns the place that was chosen, else that of the fitting, else the first. */
export function usePlace(
  places: readonly FittingPlace[],
  fitting: Fitting | null,
): [FittingPlace | undefined, (id: string) => void] {
  const [chosen, choose] = useState<string | null>(null)
  const wanted = chosen ?? fitting?.place?.id
  return [places.find(({ id }) => id === wanted) ?? places[0], choose]
}
