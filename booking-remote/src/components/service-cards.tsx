import type { JSX } from 'react'
import type { Service } from '@darnley/contract/content'
import { formatMoney } from '@darnley/domain/money'
import { CardGrid, ChoiceCard } from '@darnley/web/ui/choice-card'
import { isLate, pictureOf } from '#src/lib/picture.ts'
import { siteLocale } from '#src/lib/site.ts'

interface ServiceCardsProps {
  label: string
  services: readonly Service[]
  selectedId: string | undefined
  onSelect: (service: Service) => void
  onIntent: (service: Service) => void
}

/** Cards of services; a dead end cannot be booked, so it has no price. */
export function ServiceCards(props: ServiceCardsProps): JSX.Element {
  return (
    <CardGrid label={props.label}>
      {props.services.map((service, index) => (
        <ChoiceCard
          key={service.id}
          name={service.name}
          caption={service.deadEnd ? null : formatMoney(service.price, siteLocale())}
          image={pictureOf(service.coverImage)}
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
