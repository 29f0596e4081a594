import type { JSX } from 'react'
import type { FittingPlace } from '@darnley/contract/fittings'
import { addressInWords } from '@darnley/domain/opening-hours'
import { RadioCards } from '@darnley/web/ui/radio-cards'
import { distanceInWords } from '#src/lib/way-words.ts'

interface PlaceChoiceProps {
  places: readonly FittingPlace[]
  chosen: FittingPlace
  onChoose: (id: string) => void
}

/** The places where clothes are fitted; nothing to choose while there is one. */
export function PlaceChoice({ places, chosen, onChoose }: PlaceChoiceProps): JSX.Element | null {
  if (places.length < 2) return null
  return (
    <RadioCards
      legend="Where"
      name="fitting-place"
      value={chosen.id}
      options={places.map((place) => ({
        ...{ value: place.id, label: place.name, description: whereInWords(place) },
      }))}
      onChange={onChoose}
    />
  )
}

function whereInWords({ address, miles = null }: FittingPlace): string {
  return [addressInWords(address), distanceInWords(miles)].filter(Boolean).join(' · ')
}
