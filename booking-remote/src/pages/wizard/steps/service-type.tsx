import { useEffect, type JSX } from 'react'
import type { Item, Media, Service } from '@darnley/contract/content'
import { CardGrid, ChoiceCard } from '@darnley/web/ui/choice-card'
import { StepFrame } from '#src/components/step-frame.tsx'
import { fetchPictures } from '#src/lib/fetch-ahead.ts'
import { firstOfType } from '#src/lib/first-of-type.ts'
import { pictureOf } from '#src/lib/picture.ts'
import { pictureOfService } from '#src/lib/picture-of-service.ts'
import { send } from '#src/stores/wizard.ts'
import { serviceTypeHeading } from '../service-type-heading.ts'
import type { StepProps } from '../step-props.ts'

const choices = [
  { serviceType: 'alteration', name: 'Alteration', caption: 'Change how it fits' },
  { serviceType: 'repair', name: 'Repair', caption: 'Mend what is worn or broken' },
] as const

const afterThePaint = 200

export function ServiceTypeStep({ state }: StepProps): JSX.Element {
  const { item } = state
  // Prefetches the pictures of alterations, the most common choice.
  useEffect(() => {
    const timer = setTimeout(() => fetchPictures(picturesOf(item, 'alteration')), afterThePaint)
    return () => clearTimeout(timer)
  }, [item])
  return (
    <StepFrame heading={serviceTypeHeading}>
      <CardGrid label="Kind of service">
        {choices.map(({ serviceType, name, caption }) => (
          <ChoiceCard
            key={serviceType}
            name={name}
            caption={caption}
            image={pictureOf(firstOfType(state.item, serviceType))}
            shape="service"
            selected={serviceType === state.serviceType}
            onSelect={() => send({ type: 'choose-service-type', serviceType })}
            onIntent={() => fetchPictures(picturesOf(state.item, serviceType))}
          />
        ))}
      </CardGrid>
    </StepFrame>
  )
}

function picturesOf(item: Item | null, serviceType: Service['serviceType']): Media[] {
  const services = item?.services ?? []
  return services
    .filter((service) => service.serviceType === serviceType)
    .map((service) => pictureOfService(service, item))
}
