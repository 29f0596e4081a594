import type { JSX } from 'react'
import type { Item, Service } from '@darnley/contract/content'
import { CardGrid, ChoiceCard } from '@darnley/web/ui/choice-card'
import { fromWords } from '#src/lib/from-words.ts'
import { isLate, pictureOf } from '#src/lib/picture.ts'
import { pictureOfService } from '#src/lib/picture-of-service.ts'

interface ServiceCardsProps {
  label: string
  /** The garment that they are done to. */
  item: Item | null
  services: readonly Service[]
  selectedId: string | undefined
  onSelect: (service: Service) => void
  onIntent: (service: Service) => void
}

/** Cards of services with what they cost at least. */
export function ServiceCards(props: ServiceCardsProps): JSX.Element {
  return (
    <CardGrid label={props.label}>
      {props.services.map((service, index) => (
        <ChoiceCard
          key={service.id}
          name={service.name}
          caption={fromWords(service)}
          image={pictureOf(pictureOfService(service, props.item))}
          late={isLate(index)}
          shape="service"
          selected={service.id === props.selectedId}
          onSelect={() => props.onSelect(service)}
          onIntent={() => props.onIntent(service)}
        />
      ))}
    </CardGrid>
  )
}
